import type { ElementType } from 'react';
import Link from '@docusaurus/Link';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import { ButtonLink, ScrollButton } from '../../ui/Button';
import NoticeButton from '../../ui/NoticeButton';
import Calculator from '../../parts/calculators/Calculator';
import CalculatorChart from '../../calculators/CalculatorChart';
import CalculatorTiles, { CalculatorTile, QuestionTiles } from '../../parts/calculators/CalculatorTiles';
import CardList from '../../parts/lists/CardList';
import ChangeLog from '../../parts/figures/ChangeLog';
import Checklist from '../../ui/Checklist';
import CodeSample from '../../ui/CodeSample';
import Columns from '../../ui/Columns';
import DataTable from '../../parts/lists/DataTable';
import { Faq, Question } from '../../ui/Faq';
import Figure from '../../parts/figures/Figure';
import FigureChart from '../../parts/figures/FigureChart';
import FigureList from '../../parts/figures/FigureList';
import GlossaryList from '../../parts/glossary/GlossaryList';
import Term from '../../parts/glossary/Term';
import DocHero from '../../parts/layout/Hero/DocHero';
import { HubTile, HubTiles } from '../../ui/HubTiles';
import { Caution, Note } from '../../ui/Note';
import OpenData from '../../parts/lists/OpenData';
import OfferCards from '../../parts/lists/OfferCards';
import OfferList from '../../parts/lists/OfferList';
import ReportMistake from '../../parts/layout/ReportMistake';
import WhoRunsIt from '../../parts/layout/WhoRunsIt';
import WriteToUs from '../../parts/layout/WriteToUs';
import RoomRentChart from '../../ui/RoomRentChart';
import RuleChange from '../../parts/figures/RuleChange';
import ScrollableTable, { TableCell, TableHeaderCell } from '../../ui/ScrollableTable';
import Steps from '../../ui/Steps';
import Until from '../../parts/figures/Until';
import { Benefits, KeyTerms, PlanTypes, Tile } from '../../ui/Tiles';
import type { ComponentName } from '../../content/schemas/mdxComponents';
import ListTile from '../../parts/lists/ListTile';
import Refinance from '../../parts/lists/Refinance';
import SideBySide from '../../parts/lists/SideBySide';
import Sections from '../../parts/layout/Sections';
import TwoLoansChart from '../../articles/parts/TwoLoansChart';
import { Fact, InShort } from '../../ui/InShort';

/** The components of src/content/schemas/mdxComponents.ts, which content may use without importing them. */
const ours = {
  Benefits,
  ButtonLink,
  Calculator,
  CalculatorChart,
  CalculatorTile,
  CalculatorTiles,
  CardList,
  Caution,
  ChangeLog,
  Checklist,
  Columns,
  DataTable,
  Faq,
  Figure,
  FigureChart,
  FigureList,
  Fact,
  GlossaryList,
  Hero: DocHero,
  HubTile,
  HubTiles,
  InShort,
  KeyTerms,
  ListTile,
  Refinance,
  Note,
  NoticeButton,
  OfferCards,
  OfferList,
  OpenData,
  PlanTypes,
  Question,
  QuestionTiles,
  ReportMistake,
  WhoRunsIt,
  WriteToUs,
  RoomRentChart,
  RuleChange,
  ScrollButton,
  Sections,
  SideBySide,
  Steps,
  Term,
  Tile,
  TwoLoansChart,
  Until,
} satisfies Record<ComponentName, ElementType>;

const MDXComponents = {
  ...(OriginalMDXComponents as Readonly<Record<string, unknown>>),
  ...ours,
  // The theme's own put an empty class on each, for the sake of footnotes, which no text has.
  a: Link,
  li: 'li',
  pre: CodeSample,
  table: ScrollableTable,
  td: TableCell,
  th: TableHeaderCell,
};

export default MDXComponents;
