// Written by `make types` from core/view_types.py, table/requests.py, wire/*.py, server/http/models.py and server/http/club/models.py. Change those.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An object of which no more is known; what is not there is undefined. */
export type Fields = { [name: string]: Json | undefined };

export type Role = "each" | "own" | "seat" | "catalogue";

export type SeatKind = "here" | "link" | "bot";

export type ProposalKind = "takeback" | "abandon" | "rematch" | "replace";

export type TableStatus = "waiting" | "playing" | "over" | "abandoned";

export type Lang = "en" | "fr";

export type Quality = "best" | "fine" | "slip" | "mistake" | "blunder";

export type SettingName = "quick" | "deep";

export type AnalysisStatus = "none" | "waiting" | "running" | "stopped" | "failed" | "done";

export type PlanEnd = "" | "unknown" | "waits" | "over";

export type Verdict = "refused" | "not-that" | "right";

export type Hidden = "anew" | "same";

export type OptionKind = "flag" | "choice" | "subset";

export type ClubFeature = "names" | "lobby" | "ratings" | "notices";

export type NoticeWay = "push" | "mail" | "webhook";

/** The open decision, not yet in words. */
export interface ViewDecision {
  kind: string;
  seat: number;
  about: Fields;
}

/** One line of a score sheet. */
export interface ViewScore {
  term: string;
  points: number;
  parts: Record<string, number>;
}

/** The present round, and of how many where that is known. */
export interface Progress {
  round: number;
  rounds: number | null;
}

/**
 * What every game's view has; the rest of it belongs to the game.
 *
 * `layout` says what the game's own parts are, by their names, for a board that draws any game.
 */
export interface View {
  game: string;
  rules_version: number;
  players: number;
  seats: number;
  options: Fields;
  turn: number;
  over: boolean;
  decision: ViewDecision | null;
  score_sheets: ViewScore[][];
  ranking: number[];
  progress: Progress;
  layout?: Record<string, Role>;
  [own: string]: unknown;
}

/** Plays an action for the position of that version; with `hold` the finished turn waits to be confirmed. */
export interface Play {
  type: "play";
  id: number;
  version: number;
  action: number;
  hold?: boolean;
}

/** Takes back that many steps of the unfinished turn. */
export interface Undo {
  type: "undo";
  id: number;
  version: number;
  steps?: number;
}

/** Ends the turn that waits to be confirmed. */
export interface Confirm {
  type: "confirm";
  id: number;
  version: number;
}

/** Asks what an action would change. */
export interface AskPreview {
  type: "preview";
  id: number;
  version: number;
  action: number;
}

/** Asks for help with the open decision: 1 what to look at, 2 which piece, 3 good plans. Everybody is told so. */
export interface AskHint {
  type: "hint";
  id: number;
  version: number;
  rung: number;
}

/** Asks what a thing on the table is, named as in the targets of choices. Anybody may ask. */
export interface AskExplain {
  type: "explain";
  id: number;
  target: Fields;
}

/** Asks why an action in notation is not legal now. */
export interface AskWhy {
  type: "why";
  id: number;
  version: number;
  notation: string;
}

/** Says something at the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/**
 * Proposes something that needs everybody; `to`: a takeback cuts the log after this entry.
 *
 * `replace` hands the seat of somebody who has been away for two minutes to a bot of that level.
 */
export interface Propose {
  type: "propose";
  id: number;
  kind: ProposalKind;
  to?: number | null;
  seat?: number | null;
  level?: string | null;
}

/** Agrees to a proposal or declines it; who made it takes it back by declining. */
export interface Answer {
  type: "answer";
  id: number;
  proposal: number;
  yes: boolean;
}

/** Hands a seat to a bot of that level; null takes it back. */
export interface Hand {
  type: "hand";
  id: number;
  seat: number;
  level: string | null;
}

/** Gives a seat another name. */
export interface Rename {
  type: "name";
  id: number;
  seat: number;
  name: string;
}

/**
 * Opens a connection or changes its viewpoint: as which seat (null: a spectator), and what it has already.
 *
 * `since` is the highest `n` of the log entries that are no draft, `chat_since` the highest id of the chat lines.
 * With another seat or language than before both are 0: entries are worded and filtered for their reader.
 */
export interface Hello {
  type: "hello";
  protocol: 1;
  seat: number | null;
  lang: Lang;
  since?: number;
  chat_since?: number;
}

/** Asks whether the line is alive. */
export interface Ping {
  type: "ping";
}

/** A decision: its kind, whose it is, what it is about, and the sentence that asks for it. */
export interface Decision {
  kind: string;
  seat: number;
  about: Fields;
  text: string;
}

/**
 * A legal choice of the open decision: how it is written, what it touches, by which rule, and what it will do.
 *
 * `effect` is a sentence; where it is empty the text says all.
 */
export interface Choice {
  action: number;
  notation: string;
  kind: string;
  args: Fields;
  targets: Fields[];
  text: string;
  rule: string;
  effect: string;
}

/** Something that happened, as far as the reader may know it, and the turn in which it did (0: not known). */
export interface GameEvent {
  kind: string;
  seat: number;
  rule: string;
  data: Fields;
  text: string;
  turn: number;
}

/**
 * One action that was played, with what it made happen; `n` counts from 1.
 *
 * `forced`: the table played it, because everybody could see that there was nothing else; `reason` says why
 * where that is worth a sentence.
 */
export interface LogEntry {
  n: number;
  turn: number;
  seat: number;
  notation: string;
  text: string;
  events: GameEvent[];
  scores: number[];
  draft: boolean;
  forced: boolean;
  reason: string;
}

/** One line of a score sheet. */
export interface ScoreLine {
  term: string;
  points: number;
  parts: Record<string, number>;
}

/** Why something was refused: the rule, the key of the sentence, and the sentence. */
export interface RefusalText {
  rule: string;
  key: string;
  text: string;
}

/**
 * What an action would change, as far as the deciding seat can know.
 *
 * `forced` numbers the events that begin a choice made for the seat, because there is no other; `ends_turn` says that
 * the turn is certainly over then.
 */
export interface Preview {
  action: number;
  terms: Record<string, number>[];
  total: number;
  events: GameEvent[];
  area: Json;
  score_sheet: ScoreLine[];
  forced: number[];
  ends_turn: boolean;
}

/** What might become of a thing, in words, and the points that this alone would bring; lost ones are negative. */
export interface Prospect {
  text: string;
  points: number;
}

/**
 * What a thing is: its name, what it does, the rule, the points it gives now with their parts, and its source.
 *
 * `source` says where its data come from, such as `rulebook` or `reconstructed`; empty where it has none.
 * `prospects` say what one more of something would bring.
 */
export interface Fact {
  title: string;
  text: string;
  rule: string;
  score: ScoreLine[];
  source: string;
  prospects: Prospect[];
}

/**
 * Who sits at a seat; `level` is that of the bot that plays it now; `away`: its person has been so for long.
 *
 * `away_since` is when its person was last there, in milliseconds since 1970; null while they are connected.
 */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  taken: boolean;
  online: boolean;
  mine: boolean;
  clock: number | null;
  away: boolean;
  away_since: number | null;
}

/** A proposal, who has agreed to it so far, and who is still waited for. */
export interface ProposalInfo {
  id: number;
  kind: ProposalKind;
  by: number;
  to: number | null;
  agreed: number[];
  waiting: number[];
  seat: number | null;
  level: string | null;
}

/** A line of the chat; seat null: a spectator; an empty name: the table itself tells something about the seat. */
export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Steps that may be taken back now, and whether a turn waits to be confirmed. */
export interface Can {
  undo: number;
  undo_turn: number;
  confirm: boolean;
}

/** Seconds for the whole game and seconds that every turn adds. */
export interface ClockSetting {
  seconds: number;
  increment: number;
}

/**
 * Everything a reader may know of a table; the log holds the entries with n > log_from.
 *
 * `paused`: nobody is left who plays, so bots and clocks wait until somebody comes back or takes their seat back.
 * `next` is the table of the rematch, `previous` that of the game before; everybody has moved on by one seat since.
 * `hurried`: the bot that must decide thinks shorter than its level usually does, because many tables wait.
 * `hints`: this table allows them.
 */
export interface TableState {
  type: "state";
  protocol: number;
  table: string;
  version: number;
  status: TableStatus;
  game: string;
  name: string;
  viewpoint: number | null;
  seats: SeatInfo[];
  view: View;
  decision: Decision | null;
  choices: Choice[] | null;
  can: Can;
  log_from: number;
  log: LogEntry[];
  proposals: ProposalInfo[];
  chat: ChatLine[];
  clock: ClockSetting | null;
  now: number;
  next: string | null;
  seed_hash: string;
  seed: string | null;
  paused: boolean;
  previous: string | null;
  hurried: boolean;
  hints: boolean;
}

/** It is done, and on disk. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/** The answer to `preview`. */
export interface PreviewAnswer {
  type: "preview";
  id: number;
  version: number;
  preview: Preview;
}

/** The answer to `why`; null: it is legal. */
export interface WhyAnswer {
  type: "why";
  id: number;
  refusal: RefusalText | null;
}

/** The answer to `explain`; null: there is no such thing, or none that the reader may know of. */
export interface ExplainAnswer {
  type: "explain";
  id: number;
  fact: Fact | null;
}

/** A choice of a plan: how it is written, in words, and what it touches. */
export interface HintStep {
  notation: string;
  text: string;
  targets: Fields[];
}

/**
 * A good plan: the choice and how the own turn goes on. Chance to win, with its interval, and points are estimates.
 *
 * `terms` are the changes of the own score sheet that are certain; `reasons` say what the plan has before the others.
 */
export interface HintPlan {
  steps: HintStep[];
  terms: Record<string, number>;
  chance: number;
  low: number;
  high: number;
  points: number;
  reasons: string[];
}

/**
 * Help with the open decision, weakest first: what to look at and where, which piece, up to three plans.
 *
 * What belongs to a higher rung than was asked for is empty.
 */
export interface Hint {
  rung: number;
  look: string;
  around: Fields[];
  piece: string;
  at: Fields[];
  plans: HintPlan[];
}

/** The answer to `hint`. */
export interface HintAnswer {
  type: "hint";
  id: number;
  version: number;
  hint: Hint;
}

/** It is refused and nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  version: number;
  refusal: RefusalText;
}

/** The message could not be read or carried out; `id` is that of the message where it had one. */
export interface Failure {
  type: "error";
  id: number | null;
  code: string;
  text: string;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
  now: number;
}

/** One position of a replay: after action n (0: the start). */
export interface ReplayFrame {
  n: number;
  turn: number;
  seat: number | null;
  text: string;
  notation: string;
  events: GameEvent[];
  scores: number[];
  view: View;
}

/**
 * Everything about a replay but its positions, which come as frames, in pieces.
 *
 * `total` is the number of the last position (that of the deal is 0), `rounds` has the round of every position (the
 * turn in games that count no rounds), `start` are the scores before the first action. `guest`: the reader may look at
 * this replay by its link and do nothing else at the table.
 */
export interface ReplayInfo {
  game: string;
  name: string;
  seats: SeatInfo[];
  viewpoint: number | null;
  over: boolean;
  total: number;
  rounds: number[];
  start: number[];
  log: LogEntry[];
  guest: boolean;
}

/** A figure and its interval. */
export interface Estimated {
  value: number;
  low: number;
  high: number;
}

/**
 * A decision: move `n` as its seat knew the game then.
 *
 * `before` is the chance of its seat in ordinary play, `better` that with what was better, `after` are those of all
 * seats with what was played; `cost` is in chance, `points` in points. `setting` is how hard it was thought about.
 */
export interface AnalysedDecision {
  n: number;
  turn: number;
  seat: number;
  setting: SettingName;
  quality: Quality;
  text: string;
  before: Estimated;
  better: Estimated;
  after: Estimated[];
  cost: Estimated;
  points: Estimated;
}

/** How the result of a seat came about: fair + luck + own + others = result. Luck is what nobody decided. */
export interface BalanceInfo {
  fair: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** Luck and decisions of a seat, in points of lead over the best other seat and in chances. */
export interface SeatBalance {
  points: BalanceInfo;
  chances: BalanceInfo;
}

/** What came to light after move `n` (0: the deal), and by how much it moved the leads and chances of all seats. */
export interface LuckInfo {
  n: number;
  text: string;
  points: number[];
  chances: number[];
}

/**
 * How hard a setting thinks about a decision, and for how long about this game, if that can be told.
 *
 * Games are played on for so many `turns`; 0 is to the end.
 */
export interface BudgetInfo {
  setting: SettingName;
  worlds: number;
  simulations: number;
  candidates: number;
  seconds: number | null;
  turns: number;
}

/**
 * An analysis as far as it is: `judged` of `total` decisions are looked at with the `setting` asked for last.
 *
 * `decisions` are the best judgements there are, `start` the chances before the first of them; `balance` and `luck`
 * come with the last one, as does `advice`: what the costly decisions of every seat have in common, in sentences.
 * `offered`: this server analyses games; `problem` is why it stopped by itself.
 */
export interface AnalysisInfo {
  status: AnalysisStatus;
  setting: SettingName;
  judged: number;
  total: number;
  seconds_left: number | null;
  start: Estimated[];
  decisions: AnalysedDecision[];
  balance: SeatBalance[];
  luck: LuckInfo[];
  budgets: BudgetInfo[];
  confidence: number;
  offered: boolean;
  problem: string;
  advice: string[][];
}

/** By how much a term of the score sheet is greater where games were left, on average. */
export interface TermChange {
  term: string;
  points: number;
}

/**
 * What a board needs to show a decision: the position is that before move `n` as its `seat` saw it.
 *
 * `better` and its preview are null where the best was played. `terms` of the score sheet and the `outlook` beyond it,
 * less the points that the best of the `others` has more, sum to the points of lead that the decision cost, all on
 * average of `worlds` games; `reasons` are sentences about what the seat has a little later. `line` are the positions
 * after the better action and how it could go on, numbered from `n`.
 */
export interface AnalysedMove {
  n: number;
  seat: number;
  decision: Decision | null;
  played: Choice;
  better: Choice | null;
  preview_played: Preview;
  preview_better: Preview | null;
  terms: TermChange[];
  outlook: number;
  others: number;
  reasons: string[];
  worlds: number;
  line: ReplayFrame[];
}

/** How hard to think: `quick` or `deep`. */
export interface StartAnalysis {
  setting?: SettingName;
}

/** Asks for the position after the moves. */
export interface SandboxLook {
  type: "position";
}

/** Asks what an action would change. */
export interface SandboxPreview {
  type: "preview";
  action: number;
}

/** Asks why an action in notation is not legal. */
export interface SandboxWhy {
  type: "why";
  notation: string;
}

/** Asks what a thing on the table is, named as in the targets of choices. */
export interface SandboxExplain {
  type: "explain";
  target: Fields;
}

/**
 * A position as one seat may know it, in the types of a live table; `choices` is null where that seat waits.
 *
 * `log` has what was played on the way here, forced choices too; `undo` says how many of the moves that were sent
 * may be taken back, from the last on.
 */
export interface SandboxPosition {
  game: string;
  viewpoint: number;
  seats: SeatInfo[];
  view: View;
  decision: Decision | null;
  choices: Choice[] | null;
  log: LogEntry[];
  undo: number;
}

/** The answer to one question: what was asked for, and null for the rest. */
export interface SandboxAnswer {
  position: SandboxPosition | null;
  preview: Preview | null;
  refusal: RefusalText | null;
  fact: Fact | null;
}

/**
 * A step of a private plan: the choice, in which of the own turns, and the points that are certain.
 *
 * `unknown`: by this step something comes to light, so that the plan ends before it is carried out; `struck`: it
 * cannot be played any more, and the first such step says why.
 */
export interface PlanStep {
  notation: string;
  choice: Choice | null;
  turn: number;
  terms: Record<string, number>;
  unknown: boolean;
  struck: boolean;
  refusal: RefusalText | null;
}

/** A question about the private copy of a table after the steps of a plan. */
export interface PlanAsked {
  moves: string[];
  question: SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain;
}

/**
 * The answer, and for a position the plan in words. `end` says why nothing can be added to it, if so.
 *
 * `unknown`: the last step brings something to light; `waits`: somebody else is in the middle of a turn, or the rules
 * do not let this seat begin one in their place; `over`: the game would be over.
 */
export interface PlanAnswer {
  answer: SandboxAnswer;
  steps: PlanStep[];
  end: PlanEnd;
}

/** A lesson in words: its steps by their titles, and the rules it shows. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  steps: string[];
  rules: string[];
}

/** A card of the coach, before its moment comes. */
export interface CardInfo {
  id: string;
  title: string;
}

/** The guided first game: how its table is made, and what the coach will show. */
export interface GuidedInfo {
  players: number;
  options: Fields;
  level: string;
  cards: CardInfo[];
}

/** The lessons of a game in the order in which one would learn; none where it has none yet. */
export interface LessonBook {
  game: string;
  lessons: LessonInfo[];
  guided: GuidedInfo | null;
}

/** Tries a move. */
export interface LessonTry {
  type: "try";
  notation: string;
}

/** Asks for the moves that do what the step wants. */
export interface LessonShow {
  type: "show";
}

/** A question about the place in a lesson to which the learner's right moves lead. */
export interface LessonAsked {
  moves: string[];
  question: SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain | LessonTry | LessonShow;
}

/**
 * What the coach says at a place in a lesson, and what they point at; `number` counts the steps from 0.
 *
 * `look` are things to ring and `missing` those to dash, named like the targets of choices.
 */
export interface LessonStep {
  number: number;
  done: boolean;
  title: string;
  task: string;
  rule: string;
  rule_text: string;
  look: Fields[];
  missing: Fields[];
}

/**
 * What came of a try: `text` is what the coach says, or the rule's own words where it refuses.
 *
 * Of a right move `position` is the table right after it and `moves` are the right moves so far; `step_done`: the
 * next one belongs to the next step. Of a legal one that is not the point `preview` says what it would do.
 */
export interface LessonTried {
  verdict: Verdict;
  notation: string;
  text: string;
  rule: string;
  rule_text: string;
  missing: Fields[];
  preview: Preview | null;
  step_done: boolean;
  done: boolean;
  moves: string[];
  position: SandboxPosition | null;
}

/** The answer to one question: what was asked for, and null for the rest. */
export interface LessonAnswer {
  position: SandboxPosition | null;
  step: LessonStep | null;
  preview: Preview | null;
  refusal: RefusalText | null;
  fact: Fact | null;
  tried: LessonTried | null;
  show: string[] | null;
}

/** The cards of the coach that this device has shown at a table. */
export interface CardsSeen {
  seen: string[];
}

/** A card of the coach whose moment is now, and the things it points at. */
export interface CoachCard {
  id: string;
  title: string;
  text: string;
  rule: string;
  lesson: string;
  look: Fields[];
}

/** What the coach says now; null: nothing. */
export interface CoachAnswer {
  card: CoachCard | null;
}

/**
 * A section with the rules it tells; `picture` is the number of the position that it shows, null: none.
 *
 * `near` is the part of the board to be seen, as a selector of the page; `look` are things to ring.
 */
export interface FirstReadSection {
  id: string;
  title: string;
  text: string;
  rules: string[];
  picture: number | null;
  near: string;
  look: Fields[];
}

/** What newcomers read first; no sections where the game has none. */
export interface FirstRead {
  game: string;
  minutes: number;
  sections: FirstReadSection[];
}

/** A rule on the table: `ok`, or a try that is not it, in the coach's words; out of a lesson. */
export interface RuleExample {
  ok: boolean;
  text: string;
  lesson: string;
  look: Fields[];
  missing: Fields[];
  position: SandboxPosition;
}

/** A seat of a new table: a person at this device, a person who comes by a link, or a bot. */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}

/**
 * A table to be made; `hints`: whether they are allowed, left out: as long as only one person sits there.
 *
 * `public`: everybody finds it in the lobby, where the server has one.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Fields;
  name?: string;
  clock?: ClockSetting | null;
  hints?: boolean | null;
  public?: boolean;
}

/** Where a finished game stood after `step` moves. */
export interface PlayOn {
  seats: NewSeat[];
  hidden?: Hidden;
  name?: string;
  clock?: ClockSetting | null;
  hints?: boolean | null;
  step: number;
}

/** Where the learner's right `moves` have led in a lesson. */
export interface PlayOnLesson {
  seats: NewSeat[];
  hidden?: Hidden;
  name?: string;
  clock?: ClockSetting | null;
  hints?: boolean | null;
  moves: string[];
}

/** The link of a seat; null for seats that need none. */
export interface SeatLink {
  seat: number;
  kind: SeatKind;
  link: string | null;
}

/** A new table and its links. */
export interface TableMade {
  table: string;
  seats: SeatLink[];
  spectator_link: string;
}

/** A place at a table: a seat, or null to watch. */
export interface SeatPlace {
  table: string;
  seat: number | null;
}

/** The token of a link, to see where it leads. */
export interface ShownLink {
  token: string;
}

/** The token of a link, to take the place behind it; programs bring the `key` by which they will hold it. */
export interface UsedLink {
  token: string;
  key?: string | null;
}

/** Where a link leads; `yours`: this device has that place already, `my_seats` are its seats at the table. */
export interface Invitation {
  table: string;
  seat: number | null;
  game: string;
  name: string;
  status: TableStatus;
  hosts: string[];
  clock: ClockSetting | null;
  taken: boolean;
  yours: boolean;
  my_seats: number[];
}

/** A device that holds a seat of yours; times are seconds since 1970, `used` to the day. */
export interface DeviceInfo {
  id: string;
  seat: number;
  this: boolean;
  came: number;
  used: number;
}

/** A link by which anybody may look at a finished game, empty while it goes on; `mine`: the visitor may end it. */
export interface LookLink {
  link: string;
  mine: boolean;
}

/** Who sits at a seat. */
export interface SeatName {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
}

/** A table of this device; `changed` is in seconds since 1970; `shared`: somebody who came by a link plays too. */
export interface OwnTable {
  table: string;
  game: string;
  name: string;
  status: TableStatus;
  version: number;
  my_seats: number[];
  to_move: number[];
  my_turn: boolean;
  seats: SeatName[];
  changed: number;
  scores: number[];
  shared: boolean;
}

/** A table that this device has no right at any more; `deleted`: nobody else held a seat, so it is gone for good. */
export interface TableLeft {
  table: string;
  deleted: boolean;
}

/** An option of a game; its words are texts `GAME-option-NAME…`. `seats`: numbers among its choices are seats. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: Json;
  choices: (string | number)[];
  source: string;
  seats: boolean;
}

/** A level of bots. */
export interface LevelInfo {
  name: string;
  title: string;
  words: string;
}

/** How a game is played alone: `option` chooses the opponent and is `none` in games of several; empty: no option. */
export interface SoloInfo {
  option: string;
  none: string;
}

/** A game, in words; `solo` is null where nobody can play alone, or where it takes nothing special. */
export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
  levels: LevelInfo[];
  name: string;
  tagline: string;
  about: string;
  credits: string;
  provenance: string;
  duration: string;
  solo: SoloInfo | null;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  text: string;
}

/** Rules under a heading. */
export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

/** All rules of a game. */
export interface Rules {
  game: string;
  sections: Section[];
}

/** The words of a game in Fluent, for a page that was built before the game came. */
export interface GameTexts {
  fluent: string;
}

/** Positions of a replay, of `total` moves in all. */
export interface Frames {
  total: number;
  frames: ReplayFrame[];
}

/** An uploaded record can be looked at under this id. */
export interface RecordMade {
  replay: string;
}

/** The server works. */
export interface Health {
  ok: boolean;
  version: string;
}

/** What is wrong: a code for programs, a sentence for people. */
export interface ErrorBody {
  code: string;
  text: string;
}

/** The answer to every request that is not carried out. */
export interface ErrorAnswer {
  error: ErrorBody;
}

/** How strong somebody is in a game: 95 % sure between `low` and `high`, by so many `games`. */
export interface RatingInfo {
  rating: number;
  low: number;
  high: number;
  games: number;
}

/** How a name is told that it is its turn; `push`: on this device. `mail` is empty until it is confirmed. */
export interface NoticeInfo {
  push: boolean;
  mail: string;
  webhook: string;
}

/** Who is signed in on this device. */
export interface MemberInfo {
  name: string;
  passphrase: boolean;
  moderator: boolean;
  muted: boolean;
  banned: boolean;
  devices: number;
  made: number;
  notices: NoticeInfo;
}

/** What this server offers beside tables: nothing, unless its host wants it. `push_key` is for web push. */
export interface ClubInfo {
  features: ClubFeature[];
  ways: NoticeWay[];
  push_key: string;
  me: MemberInfo | null;
}

/** A name to be protected; without a passphrase only one-time links open it. */
export interface ClaimName {
  name: string;
  passphrase?: string | null;
}

/** A name and its passphrase. */
export interface SignIn {
  name: string;
  passphrase: string;
}

/** The token of a one-time link. */
export interface SignInByLink {
  token: string;
}

/** Signs this device out, or all others. */
export interface SignOut {
  others?: boolean;
}

/** Another passphrase, with the one there was; `old` is empty where there was none. */
export interface NewPassphrase {
  passphrase: string;
  old?: string;
}

/** A link that signs one more device in, once, until then (seconds since 1970). */
export interface SignInLink {
  link: string;
  until: number;
}

/** The keys of a browser, as it gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser gets notices. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** How to be told; what is left out stays. An empty text ends mail or webhook, `no_push` push to this browser. */
export interface SetNotices {
  mail?: string | null;
  webhook?: string | null;
  push?: PushSubscription | null;
  no_push?: boolean;
}

/** A seat of a public table; `protected`: the name is one that nobody else can have. */
export interface LobbySeat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  taken: boolean;
  protected: boolean;
  rating: number | null;
}

/** A public table; `free` are the seats that anybody signed in may take. */
export interface LobbyTable {
  table: string;
  game: string;
  name: string;
  status: TableStatus;
  seats: LobbySeat[];
  free: number[];
  clock: ClockSetting | null;
  moves: number;
  created: number;
}

/** All public tables: those that wait for somebody first. */
export interface LobbyInfo {
  type: "lobby";
  tables: LobbyTable[];
}

/** Whether everybody finds a table in the lobby. */
export interface Publicity {
  public: boolean;
}

/** The name that is invited to a seat of yours to give. */
export interface InviteName {
  seat: number;
  name: string;
}

/** A seat that is kept for you; `by` is empty where you came by a link; `at` is in seconds since 1970. */
export interface KeptInvitation {
  table: string;
  seat: number;
  game: string;
  name: string;
  by: string;
  people: string[];
  clock: ClockSetting | null;
  at: number;
}

/** A line of the list of ratings; `level` where it is a bot, `me` where it is who asks. */
export interface RatingLine {
  place: number;
  name: string;
  level: string | null;
  me: boolean;
  rating: RatingInfo;
}

/** The ratings of a game. */
export interface RatingList {
  game: string;
  lines: RatingLine[];
}

/** How a seat came out. */
export interface PlayedSeat {
  name: string;
  rank: number;
  score: number;
  me: boolean;
}

/** A finished game of yours; `rated`: it counts for ratings. */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  rated: boolean;
  seats: PlayedSeat[];
}

/** What came of your games of one title; `mean_rank` and `mean_score` are over all of them. */
export interface GameStatistics {
  game: string;
  games: number;
  won: number;
  mean_rank: number;
  mean_score: number;
  best: number;
  rating: RatingInfo | null;
}

/** Your finished games: by title, and the latest of them. */
export interface OwnStatistics {
  games: GameStatistics[];
  latest: PlayedGame[];
}

/** A name as moderators see it. */
export interface ModeratedName {
  name: string;
  muted: boolean;
  banned: boolean;
  moderator: boolean;
  games: number;
  made: number;
}

/** Mutes or bans a name, or takes that back. */
export interface Moderate {
  name: string;
  muted?: boolean | null;
  banned?: boolean | null;
}

export type Change = Play | Undo | Confirm | Chat | Propose | Answer | Hand | Rename;

export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Confirm
  | Chat
  | Propose
  | Answer
  | Hand
  | Rename
  | AskPreview
  | AskWhy
  | AskExplain
  | AskHint
  | Ping;

export type ServerMessage =
  | TableState
  | Ack
  | PreviewAnswer
  | WhyAnswer
  | ExplainAnswer
  | HintAnswer
  | Refused
  | Failure
  | Pong;

export type SandboxQuestion = SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain;

export type LessonQuestion = SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain | LessonTry | LessonShow;
