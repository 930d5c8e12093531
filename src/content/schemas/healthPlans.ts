import { plainText, rupeeText } from './fieldTypes';
import { link } from './commonFields';
import { defineKind } from './defineKind';

export const healthPlans = defineKind({
  kind: 'health-plans',
  title: 'Health insurance plans, one row a plan',
  nameField: 'name',
  headlineField: 'sumInsured',
  fields: {
    name: {
      schema: plainText(2, 70),
      label: 'Plan',
      description: 'Insurer and plan. Example: HDFC ERGO Optima Secure',
      shown: true,
    },
    sumInsured: {
      schema: rupeeText(3, 60),
      label: 'Sum insured',
      description: 'Smallest and largest cover in rupees. Example: ₹5 lakh to ₹2 crore',
      shown: true,
      numeric: true,
    },
    network: {
      schema: plainText(2, 60),
      label: 'Cashless hospitals',
      description: 'Number of network hospitals. Example: 13,000 or more',
      shown: true,
      numeric: true,
    },
    feature: {
      schema: plainText(10, 140),
      label: 'What stands out',
      description: 'One thing the plan does and others may not. Example: Cover doubles from the first day',
      shown: true,
    },
    link,
  },
});
