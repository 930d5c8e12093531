import type { ElementType } from 'react';
import Link from '@docusaurus/Link';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import { ButtonLink, ScrollButton } from '@site/src/ui/Button';
import NoticeButton from '@site/src/ui/NoticeButton';
import Calculator from '@site/src/parts/calculators/Calculator';
import CalculatorChart from '@site/src/calculators/CalculatorChart';
import CalculatorTiles, { CalculatorTile, QuestionTiles } from '@site/src/parts/calculators/CalculatorTiles';
import CardList from '@site/src/parts/lists/CardList';
import ChangeLog from '@site/src/parts/figures/ChangeLog';
import Checklist from '@site/src/ui/Checklist';
import CodeSample from '@site/src/ui/CodeSample';
import Columns from '@site/src/ui/Columns';
import DataTable from '@site/src/parts/lists/DataTable';
import { Faq, Question } from '@site/src/ui/Faq';
import Figure from '@site/src/parts/figures/Figure';
import FigureChart from '@site/src/parts/figures/FigureChart';
import FigureList from '@site/src/parts/figures/FigureList';
import GlossaryList from '@site/src/parts/glossary/GlossaryList';
import Term from '@site/src/parts/glossary/Term';
import DocHero from '@site/src/parts/layout/Hero/DocHero';
import { HubTile, HubTiles } from '@site/src/ui/HubTiles';
import { Caution, Note } from '@site/src/ui/Note';
import OpenData from '@site/src/parts/lists/OpenData';
import OfferCards from '@site/src/parts/lists/OfferCards';
import OfferList from '@site/src/parts/lists/OfferList';
import ReportMistake from '@site/src/parts/layout/ReportMistake';
import WhoRunsIt from '@site/src/parts/layout/WhoRunsIt';
import WriteToUs from '@site/src/parts/layout/WriteToUs';
import RoomRentChart from '@site/src/ui/RoomRentChart';
import RuleChange from '@site/src/parts/figures/RuleChange';
import ScrollableTable, { TableCell, TableHeaderCell } from '@site/src/ui/ScrollableTable';
import Steps from '@site/src/ui/Steps';
import Until from '@site/src/parts/figures/Until';
import { Benefits, KeyTerms, PlanTypes, Tile } from '@site/src/ui/Tiles';
import type { ComponentName } from '@site/src/content/schemas/mdxComponents';
import ListTile from '@site/src/parts/lists/ListTile';
import Refinance from '@site/src/parts/lists/Refinance';
import SideBySide from '@site/src/parts/lists/SideBySide';
import Sections from '@site/src/parts/layout/Sections';
import { Fact, InShort } from '@site/src/ui/InShort';

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
