import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;

/** No built-in rule of stylelint reads the condition of a container. */
const ruleName = 'site/query-widths';

const messages = utils.ruleMessages(ruleName, {
  rejected: (length, allowed) =>
    `A query asks for ${String(allowed)}, not for ${String(length)}: take the nearest of them`,
});

const LENGTH = /(?<![\w.-])\d*\.?\d+[a-z]+/gi;

/** @param {readonly string[]} allowed lengths in media and container queries */
const rule = (allowed) => (root, result) => {
  root.walkAtRules(/^(?:media|container)$/i, (atRule) => {
    for (const [length] of atRule.params.matchAll(LENGTH)) {
      if (allowed.includes(length)) continue;
      utils.report({
        ruleName,
        result,
        node: atRule,
        message: messages.rejected,
        messageArgs: [length, allowed.join(', ')],
        word: length,
      });
    }
  });
};
Object.assign(rule, { ruleName, messages });

export default createPlugin(ruleName, rule);
