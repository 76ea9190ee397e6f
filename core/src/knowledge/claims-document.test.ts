import { expect, test } from "vitest";
import { ACTIVE_IDS, ACTIVES } from "./actives.ts";
import { CONFLICTS } from "./conflicts.ts";
import { ROUTINE_RULES } from "./plan-notes.ts";
import type { Source, SourceStatus } from "./sources/source.ts";
import { SOURCES, SOURCES_READ, type SourceId } from "./sources.ts";
import { CAUTIONS, COURSES, type Course, STOP_RULES } from "./step-guidance.ts";
import { STEP_IDS, STEP_RULES } from "./steps/step-rules.ts";

const CHECKED: Record<SourceStatus, string> = {
	verified: `read at the source, ${SOURCES_READ}`,
	reported: `read in an account of it, ${SOURCES_READ}`,
	knowledge: "from knowledge",
	house: "our own default",
};

const INTRO = `# Claims and what they rest on

Every rule, caution and step names its sources by id (\`core/src/knowledge/sources.ts\`). The tables below are printed from the
code; \`npx vitest run core/src/knowledge/claims-document.test.ts -u\` prints them anew.

"Read at the source" means that the text or its abstract was opened, also in a stored copy. "Read in an account of it" means
that somebody else's words about it were. "From knowledge" means neither: it is established and was not opened. No
dermatologist has signed any of it.`;

const cell = (text: string): string => text.replaceAll("|", "\\|");
const row = (...cells: string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const head = (...names: string[]): string[] => [row(...names), row(...names.map(() => "---"))];
const ids = (sources: readonly SourceId[]): string => sources.join(", ");

function sourceRows(): string[] {
	return Object.entries<Source>(SOURCES).map(([id, { citation, url, says, status }]) =>
		row(id, url === null ? citation : `[${citation}](${url})`, says, CHECKED[status]),
	);
}

test("docs/claims.md prints every claim with its grade, its sources and how they were checked", async () => {
	const page = [
		INTRO,
		"\n## Sources\n",
		...head("id", "source", "what is cited from it", "checked"),
		...sourceRows(),
		"\n## Pairs of ingredients\n",
		"`M` marks a warning that is widely repeated and not supported.\n",
		...head("rule", "level", "claim", "grade", "sources"),
		...CONFLICTS.map(({ id, level, myth, why, grade, sources }) =>
			row(id, myth ? "myth" : level, why, grade, ids(sources)),
		),
		"\n## Ingredients\n",
		...head("ingredient", "strength, %", "grade", "pregnancy", "sources"),
		...ACTIVE_IDS.filter((id) => ACTIVES[id].treatment).map((id) => {
			const { name, strength, grade, pregnancy, sources } = ACTIVES[id];
			const range = strength === null ? "" : `${strength.min} to ${strength.max}, begin ${strength.start}`;
			return row(name, range, grade, pregnancy.replaceAll("_", " "), ids(sources));
		}),
		"\n## Steps\n",
		...head("step", "what it is", "grade", "sources"),
		...STEP_IDS.map((id) => row(id, STEP_RULES[id].title, STEP_RULES[id].grade, ids(STEP_RULES[id].sources))),
		"\n## How treatments go\n",
		...head("course", "what is normal", "what asks for a pause", "weeks until it can show", "sources"),
		...Object.entries<Course>(COURSES).map(([id, { normal, pause_if, works_from_weeks, sources }]) =>
			row(
				id,
				normal,
				pause_if,
				works_from_weeks === null ? "nobody knows" : `${works_from_weeks}`,
				ids(sources),
			),
		),
		"\n## Cautions, stop rules and rules of a routine\n",
		...head("id", "claim", "sources"),
		...Object.entries({ ...CAUTIONS, ...STOP_RULES, ...ROUTINE_RULES }).map(([id, { text, sources }]) =>
			row(id, text, ids(sources)),
		),
		"",
	];
	await expect(page.join("\n")).toMatchFileSnapshot("../../../docs/claims.md");
});
