/** What a game's metrics mean: for summaries that read the same for all games. Names of metrics, as `Game.metrics` gives them. */
export interface MetricGuide {
  /** Once for each seat, `of` what it plays as: a faction, a crew. */
  readonly side?: string;
  /** For the seat that began. */
  readonly firstPlayer?: string;
  /** Points as they were won, `of` their source. */
  readonly points?: string;
  /** What is done with cards, each `of` a card: picked, built, razed, in the order in which a page shows them. */
  readonly cards?: readonly string[];
  /** The member of the options that names the expansion. */
  readonly expansion?: string;
}
