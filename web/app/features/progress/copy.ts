import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { concernOf } from "@dewlight/core/skin/biology-clock.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { type MetricName, ZONES } from "@dewlight/core/skin/observation.ts";
import type { SeriesVerdict } from "@dewlight/core/skin/progress-summary.ts";
import { capitalize, locationWords } from "@dewlight/core/skin/zone-words.ts";

export const progressCopy = {
	title: "Progress",
	lead: "One reading at a time. A change is named only when it is larger than what two photos of unchanged skin can differ by.",
	loading: "Loading your progress…",
	failed: "Your progress could not be loaded.",
	empty: "Nothing to compare yet.",
	emptyText: "Two scans taken in the same place and light, about a week apart, draw the first line here.",
	emptyAction: "Take your first selfie",
	retry: "Try again",
	cancel: "Cancel",
	use: {
		title: "What was done meanwhile",
		lead: (from: string, to: string) =>
			`From ${from} to ${to}, as you checked it off. It does not prove that a product caused a change.`,
		fair: "You used your products long enough, and on enough days, for the readings below to show something.",
		calendar: "See the calendar",
	},
	marks: {
		legend: "A day of your diary",
		list: "Your diary in this time",
		listText: "Beside the readings, not their cause.",
	},
	trends: {
		title: "How a reading moves",
		metric: "What to look at",
		zone: "Where",
		verdicts: {
			better: "Better",
			worse: "Worse",
			no_change: "No clear change",
			too_early: "Too early to say",
		},
		/** A reading that no other one may be held against. */
		withheld: "Not compared",
		numbers: "The numbers",
		legend: {
			solid: "A reading you can compare",
			hollow: "Taken differently, so not compared",
			repeated: "Another photo of the same sitting",
			imported: "Square: imported, with the day you named",
			band: "What the photo alone can do",
		},
		picture: (
			name: string,
			{ count, imported }: { count: number; imported: number },
			from: string,
			to: string,
		) =>
			`${name}: ${count} ${count === 1 ? "reading" : "readings"} from ${from} to ${to}${imported === 0 ? "" : `, ${imported} of imported photos`}.`,
		point: (name: string, amount: string) => `${name}: ${amount}`,
		lessIsBetter: "Lower on the chart is better",
		moreIsBetter: "Higher on the chart is better",
		table: "Show the readings as a table",
		columns: { date: "Scan", value: "Reading", band: "Photo alone", compared: "Compared" },
		notMeasured: "Not measured",
		none: "None given",
		noise: (band: string) => `± ${band}`,
		compared: "Yes",
		repeated: "Same sitting as the next",
		differs: (names: string) => `No. ${names}`,
		oddTitle: "Taken differently from your newest photo",
	},
	photos: {
		title: "Before and after",
		lead: "Two photos that were taken alike, one over the other. Drag, tap or use the arrow keys to move the edge.",
		before: "Earlier photo",
		after: "Later photo",
		slider: "How much of the earlier photo shows",
		position: (share: number, date: string) => `${share}% of the photo of ${date}`,
		photoOf: (date: string) => `Photo of ${date}`,
		otherwise: (date: string) => `${date} (taken differently)`,
		few: "Two finished scans with a kept photo are needed here.",
		notKept:
			"Small photos of at least two of your scans are needed here, and they are not kept. Your readings above compare without them.",
		match: "Match the two for the eye",
		matched:
			"The later photo is moved, turned and made as bright as the earlier one, so that you compare skin and not light. Its colors are as photographed, and no number is read from it.",
		asTaken: "Both photos are shown as they were taken.",
		failed: "Your photos could not be loaded.",
		lost: "One of the two pictures cannot be shown right now.",
		judging: "Comparing the two photos…",
		judgeFailed: "Whether these two can be compared could not be checked.",
		notComparable: "These two are not shown side by side",
		takeAlike:
			"Beside each other they would show the difference of the photos and not of your skin. Choose another pair, or let the camera match your next photo to the last one.",
		takeOne: "Take a matching photo",
		numbers: "The numbers",
	},
	experiments: {
		title: "Test one product",
		lead: "One product, one reading, one date: three scans before, one change, and a verdict that knows its noise.",
		failed: "Your experiments could not be loaded.",
		start: "Plan an experiment",
		product: "Product",
		productHint:
			"One you begin with this test. Your own products are offered as you type; change nothing else meanwhile.",
		productMissing: "Name the product.",
		metric: "What should it change?",
		weeks: "Weeks until the verdict",
		weeksHint: (weeks: number) => `This reading needs at least ${weeks} weeks to show a change.`,
		weekCount: (weeks: number) => `${weeks} weeks`,
		save: "Start with the baseline",
		saving: "Starting…",
		saveFailed: "The experiment could not be started. Please try again.",
		states: { baseline: "Baseline", running: "Running", done: "Finished", stopped: "Stopped" },
		of: (metric: string) => `Watching: ${metric.toLowerCase()}`,
		baseline: "Baseline scans",
		baselineCount: (done: number, needed: number) => `${done} of ${needed} scans`,
		scan: "Take a baseline scan",
		begin: "I start using it today",
		beginTitle: (product: string) => `Start ${product} today?`,
		beginText:
			"The weeks count from today, and this cannot be moved later. Use the product as directed and change nothing else.",
		beginConfirm: "Start today",
		beginFailed: "The start could not be noted. Please try again.",
		until: (date: string) => `Verdict on ${date}`,
		elapsed: "Time until the verdict",
		stop: "Stop",
		stopNamed: (product: string) => `the experiment with ${product}`,
		stopTitle: (product: string) => `Stop testing ${product}?`,
		stopText: "There will be no verdict, and a stopped experiment cannot go on later. Your scans stay.",
		stopConfirm: "Stop the experiment",
		stopFailed: "It is still running: stopping did not work. Please try again.",
		numbers: "The numbers",
		past: "Earlier experiments",
		startedOn: (date: string) => `Started ${date}`,
	},
} as const;

/** A metric by the concern it is read for: "Redness", "Uneven tone". */
export function metricName(metric: MetricName): string {
	return CONCERN_NAMES[concernOf(metric)];
}

/** "Whole face", "Left cheek"; a zone of a later engine by its own word. */
export function zoneName(zone: string): string {
	const known = ZONES.find((name) => name === zone);
	if (known !== undefined) return locationWords([known]);
	return zone === "face" ? locationWords([]) : capitalize(zone.replaceAll("_", " "));
}

/** Colors go with words, never instead of them. */
export const VERDICT_TONES = {
	better: "sage",
	worse: "amber",
	no_change: "neutral",
	too_early: "neutral",
} as const satisfies Record<SeriesVerdict, string>;

/** The verdict in one or two words; none is given where nothing may be compared. */
export function verdictWords({
	verdict,
	detectable,
}: Pick<ProgressSeries, "verdict" | "detectable">): string {
	const { verdicts, withheld } = progressCopy.trends;
	return verdict === "too_early" && detectable === null ? withheld : verdicts[verdict];
}
