/**
 * What may stand together in one answer: nothing is said twice, one pause is told and not three, and whoever is told to
 * wait gets no timetable beside it.
 */
export function oneAnswer(paragraphs: readonly string[]): string[] {
	const said = new Set<string>();
	const paused = paragraphs.some((one) => PAUSE.test(one));
	const waits = paused || paragraphs.some((one) => NOT_NOW.test(one));
	return paragraphs.map((paragraph) =>
		paragraph
			.split("\n")
			.map((line) =>
				line
					.split(SENTENCE_END)
					.filter((sentence) => {
						if (sentence.length >= LEAST && said.has(sentence)) return false;
						said.add(sentence);
						if (paused && NOT_NOW.test(sentence)) return false;
						return !(waits && TIMETABLE.test(sentence));
					})
					.join(" "),
			)
			.join("\n"),
	);
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z*])/;
/** Shorter ones may come again: a name, a bullet. */
const LEAST = 25;
/** What of the shelf rests, and how it comes back. */
const PAUSE = /\bLeave .+ off until skin has been calm for two weeks/;
/** What rests of the ingredients that were named. */
const NOT_NOW = /^(?:Not now|For you now|Not even once\. Not now): while .+, leave .+ out/;
/** Another pause or pace than the one that is told. */
const TIMETABLE =
	/\bleave it out for two or three days\b|\bone use fewer a week\b|^Over a moisturizer it is milder|^With a retinoid: fewer nights|\btry it again on fewer nights\b/;
