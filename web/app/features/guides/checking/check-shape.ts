import { GUIDE_NAMES, guidePath } from "#guides.ts";
import { LEGAL_ANCHORS, legalPath, paths } from "#paths.ts";
import { GUIDE_ANCHORS } from "../copy.ts";
import type { Guide } from "../guide.ts";
import { countWords, guideLines, readLine } from "../guide-lines.ts";

const WORDS = { fewest: 900, most: 1_500 };
const DESCRIPTION = { shortest: 110, longest: 160 };
const RELATED = { fewest: 3, most: 4 };

const INSIDE: readonly string[] = [
	...GUIDE_NAMES.map(guidePath),
	...Object.values(paths).filter((path) => typeof path === "string"),
	...(Object.keys(LEGAL_ANCHORS) as (keyof typeof LEGAL_ANCHORS)[]).map(legalPath),
];

/** Length, anchors, references, links and related guides of one guide. */
export function checkShape(guide: Guide): string[] {
	return [...lengths(guide), ...anchors(guide), ...references(guide), ...links(guide), ...related(guide)];
}

function lengths(guide: Guide): string[] {
	const words = countWords(guide);
	const { length } = guide.description;
	const problems: string[] = [];
	if (words < WORDS.fewest || words > WORDS.most)
		problems.push(`${words} words, which should be ${WORDS.fewest} to ${WORDS.most}`);
	if (length < DESCRIPTION.shortest || length > DESCRIPTION.longest)
		problems.push(
			`the description has ${length} characters, which should be ${DESCRIPTION.shortest} to ${DESCRIPTION.longest}`,
		);
	for (const day of [guide.updated, guide.published ?? guide.updated])
		if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day > guide.updated)
			problems.push(`"${day}" is no day that fits`);
	if (!Number.isInteger(guide.version) || guide.version < 1)
		problems.push(`version ${guide.version} is no whole number`);
	for (const table of guide.sections.flatMap(({ blocks }) =>
		blocks.filter((block) => block.kind === "table"),
	))
		for (const row of table.rows)
			if (row.length !== table.head.length)
				problems.push(`a row of the table "${table.caption}" has ${row.length} cells: ${row.join(" | ")}`);
	return problems;
}

function anchors({ sections }: Guide): string[] {
	const ids = sections.map(({ id }) => id);
	const taken: readonly string[] = Object.values(GUIDE_ANCHORS);
	return ids.flatMap((id, at) => [
		...(taken.includes(id) ? [`"${id}" is the anchor of a part every guide has; choose another`] : []),
		...(ids.indexOf(id) < at ? [`two sections have the anchor "${id}"`] : []),
		...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : [`"${id}" is no anchor: small letters and hyphens`]),
	]);
}

function references(guide: Guide): string[] {
	const cited = new Set(
		guideLines(guide).flatMap((line) =>
			readLine(line).flatMap((part) => (part.kind === "reference" ? part.number : [])),
		),
	);
	const numbers = guide.references.map((_, at) => at + 1);
	return [
		...[...cited]
			.filter((number) => !numbers.includes(number))
			.map((number) => `[${number}] has no reference`),
		...numbers.filter((number) => !cited.has(number)).map((number) => `reference [${number}] is never cited`),
	];
}

function links(guide: Guide): string[] {
	return guideLines(guide).flatMap((line) =>
		readLine(line).flatMap((part) =>
			part.kind === "link" && !INSIDE.includes(part.to) ? [`"${part.to}" is no page of the product`] : [],
		),
	);
}

function related({ name, related: others }: Guide): string[] {
	const problems: string[] = [];
	if (others.length < RELATED.fewest || others.length > RELATED.most)
		problems.push(`${others.length} related guides, which should be ${RELATED.fewest} or ${RELATED.most}`);
	if (others.includes(name)) problems.push("a guide is not related to itself");
	if (new Set(others).size < others.length) problems.push("a related guide is named twice");
	return problems;
}
