import OriginalMDXComponents from '@theme-original/MDXComponents';
import { ButtonLink, InertButton, NoticeButton, ScrollButton } from '@site/src/components/Button';
import CardList from '@site/src/components/CardList';
import ChangeLog from '@site/src/components/ChangeLog';
import Checklist from '@site/src/components/Checklist';
import Columns from '@site/src/components/Columns';
import DataTable from '@site/src/components/DataTable';
import { Faq, Question } from '@site/src/components/Faq';
import Figure from '@site/src/components/Figure';
import FigureList from '@site/src/components/FigureList';
import DocHero from '@site/src/components/Hero/DocHero';
import { HubTile, HubTiles } from '@site/src/components/HubTiles';
import { Caution, Note } from '@site/src/components/Note';
import OfferCards from '@site/src/components/OfferCards';
import RuleChange from '@site/src/components/RuleChange';
import ScrollableTable, { TableCell, TableHeaderCell } from '@site/src/components/ScrollableTable';
import Steps from '@site/src/components/Steps';
import { Benefits, KeyTerms, PlanTypes, Tile } from '@site/src/components/Tiles';
import TrustBadges from '@site/src/components/TrustBadges';
import { EmiCalculator } from '@site/src/islands';

/** What content may use without importing it. src/content/vocabulary.ts says the same to the checks. */
const MDXComponents = {
  ...(OriginalMDXComponents as Readonly<Record<string, unknown>>),
  Benefits,
  ButtonLink,
  CardList,
  Caution,
  ChangeLog,
  Checklist,
  Columns,
  DataTable,
  EmiCalculator,
  Faq,
  Figure,
  FigureList,
  Hero: DocHero,
  HubTile,
  HubTiles,
  InertButton,
  KeyTerms,
  Note,
  NoticeButton,
  OfferCards,
  PlanTypes,
  Question,
  RuleChange,
  ScrollButton,
  Steps,
  Tile,
  TrustBadges,
  table: ScrollableTable,
  td: TableCell,
  th: TableHeaderCell,
};

export default MDXComponents;
