import { readdirSync, readFileSync } from "node:fs";
import { FIRST_TOPIC_EXAMPLES, type TopicId } from "../../topics/topics.ts";
import { CALM, DANGERS, type Danger } from "../danger-layer.ts";

/** One text with what it says: calm, or a danger with the rule that speaks to it. */
export interface Example {
	text: string;
	danger: Danger | typeof CALM;
	/** For calm ones what they are about; only for readers. */
	rule: string;
	/** The file it stands in. */
	source: string;
}

const FOLDER = new URL("../examples/", import.meta.url);
/** Single wordings by many; every other file holds whole notes and messages of one author. */
const WORDINGS = "wordings";

/** What is asked of the guide; like the wordings learned from by all, and judging nobody. */
const QUESTIONS = "questions";
/** Topics in whose questions a danger may be told. */
const MAY_TELL: readonly TopicId[] = [
	"reaction",
	"pregnancy",
	"minor",
	"abuse",
	"injection",
	"off_topic",
	"question.sunburn",
	"question.squeezing",
	"question.supplements",
	"question.dermatologist",
	"question.aspirin",
	"question.emergency_signs",
	"question.known_allergy",
	"question.insect_bites",
	"question.small_cuts",
	"question.flushing",
	"question.hair_back",
	"question.body_skin",
	"question.hair_nails_teeth",
	"question.picking_habit",
	"question.purging",
	"question.fasting",
	"question.whitening",
	"question.face_psoriasis",
	"question.face_eczema",
	"question.perioral",
	"question.seborrheic",
	"question.cold_sores",
	"question.eyelids",
	"question.cancer_care",
	"question.skin_tags",
	"question.tattoo",
	"question.baby_skin",
	"question.melasma",
	"question.steroid_cream",
	"question.isotretinoin_care",
	"question.acne_medicines",
	"question.counterfeit",
];

/** Every example, in a fixed order: a file an author, and in it texts by danger and rule; then questions, all calm. */
export function readExamples(): Example[] {
	return [...readAuthors(), ...readQuestions()];
}

/** Short lines about the app and about care are no notes: a layer that never read one hears despair in "where is my report". */
function readQuestions(): Example[] {
	return FIRST_TOPIC_EXAMPLES.filter(({ topic }) => !MAY_TELL.includes(topic)).map(
		({ topic, text }): Example => ({ text, danger: CALM, rule: topic, source: QUESTIONS }),
	);
}

/** Messages of a talk, with the kind of each crisis; the layers of a talk alone learn from them. */
const TALKS = new URL("../talks/", import.meta.url);

export function readTalks(): Example[] {
	return readFolder(TALKS);
}

/** Notes, ordinary ones full of a danger's words above all, with what a careful nurse would say of each; the second look learns from them. */
const STORIES = new URL("../stories/", import.meta.url);

export function readStories(): Example[] {
	return readFolder(STORIES);
}

export function readAuthors(): Example[] {
	return readFolder(FOLDER);
}

function readFolder(folder: URL): Example[] {
	const files = readdirSync(folder).toSorted();
	return files.flatMap((file) => {
		const dangers: Record<string, Record<string, string[]>> = JSON.parse(
			readFileSync(new URL(file, folder), "utf8"),
		);
		const source = file.replace(".json", "");
		return Object.entries(dangers).flatMap(([name, rules]) =>
			Object.entries(rules).flatMap(([rule, texts]) =>
				texts.map((text): Example => ({ text, danger: dangerOf(name), rule, source })),
			),
		);
	});
}

/** Who wrote whole texts; single wordings and questions are learned from by all and judge nobody. */
export function authorsOf(examples: readonly Example[]): string[] {
	const sources = [...new Set(examples.map(({ source }) => source))];
	return sources.filter((source) => source !== WORDINGS && source !== QUESTIONS);
}

function dangerOf(name: string): Example["danger"] {
	const danger = ([CALM, ...DANGERS] as const).find((one) => one === name);
	if (danger === undefined) throw new Error(`No danger is called ${name}.`);
	return danger;
}
