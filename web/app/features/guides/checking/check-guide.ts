import { DISEASES, FORBIDDEN_CLAIMS } from "@dewlight/core/assistant/guard/forbidden-claims.ts";
import type { ActiveId } from "@dewlight/core/knowledge/actives.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { GUIDE_NAMES, type GuideName, guidePath } from "#guides.ts";
import { LEGAL_ANCHORS, legalPath, paths } from "#paths.ts";
import { GUIDE_ANCHORS } from "../copy.ts";
import { checkedLines, countWords, type Guide, type GuideClaims, guideLines, readLine } from "../guide.ts";
import { guidePlan, type PlannedStep } from "./ground-truth.ts";

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

interface ForbiddenWords {
	why: string;
	pattern: RegExp;
	/** A sentence with one of these says the opposite. */
	unless?: RegExp;
}

const DENIED = /\b(?:not|never|no|nobody|nothing|cannot|without|myth)\b|n't\b/i;

/** Beside what core's guard forbids in every answer. */
const FORBIDDEN_WORDS: readonly ForbiddenWords[] = [
	{ why: "we do not diagnose", pattern: /\bdiagnos\w*/i, unless: DENIED },
	{ why: "no miracles", pattern: /\b(?:miracle|magic|holy grail|game.?chang\w+|revolutionary)\b/i },
	{ why: "no perfect skin", pattern: /\b(?:flawless|poreless|perfect skin|glass skin)\b/i, unless: DENIED },
	{
		why: "lines are not promised away",
		pattern:
			/\banti.?wrinkle\b|\b(?:eras|remov|eliminat|revers|banish|fight)\w* (?:\w+ ){0,2}(?:wrinkles|lines|aging)\b|\bturns? back\b|\byears? younger\b/i,
		unless: DENIED,
	},
	{
		why: "raising collagen is a drug claim",
		pattern:
			/\b(?:boost|build|stimulat|increas|rais|produc|mak|rebuild)\w* (?:\w+ ){0,3}collagen\b|\bcollagen[- ](?:boost|production|synthesis)\w*/i,
	},
	{
		why: "a photo shows no condition",
		pattern: new RegExp(
			`\\b(?:we|our|scan|photo|report|Dewlight)\\b[^.!?]{0,60}\\b(?:${DISEASES})\\b|\\b(?:${DISEASES})\\b[^.!?]{0,60}\\b(?:scan|photo|report|Dewlight)\\b`,
			"i",
		),
		unless: DENIED,
	},
	{
		why: "no cleansing of toxins",
		pattern: /\b(?:detox\w*|toxins?|chemical-free|clean beauty)\b/i,
		unless: DENIED,
	},
	{
		why: "American spelling",
		pattern:
			/\b(?:colour\w*|favour\w*|moisturis\w*|ageing|grey|centre|oxidis\w*|recognis\w*|minimis\w*|fibre|litre|programme|sunburnt|sulphur|learnt|whilst)\b/i,
	},
	{ why: "a hyphen or a comma does it", pattern: /[–—]/ },
	{ why: "no exclamation", pattern: /!/ },
];

/** Sentences that no page of the product may hold. */
export function checkWords(guide: Guide): string[] {
	return checkedLines(guide)
		.flatMap(({ plain }) => plain.split(/(?<=[.?!])\s+/))
		.flatMap((sentence) => [
			...FORBIDDEN_CLAIMS.filter(({ while_expecting }) => while_expecting !== true)
				.filter(({ pattern, unless }) => pattern.test(sentence) && unless?.test(sentence) !== true)
				.map(({ id }) => `core's guard forbids (${id}): ${sentence}`),
			...FORBIDDEN_WORDS.filter(
				({ pattern, unless }) => pattern.test(sentence) && unless?.test(sentence) !== true,
			).map(({ why }) => `${why}: ${sentence}`),
		]);
}

const OWN_INGREDIENT: Partial<Record<GuideName, ActiveId>> = {
	niacinamide: "niacinamide",
	retinol: "retinol",
	"vitamin-c": "vitamin_c",
	"hyaluronic-acid": "hyaluronic_acid",
};

/** The box of an ingredient shows the grade its own claim has. */
export function checkGrade({ name, evidence }: Guide, { claims }: GuideClaims): string[] {
	const own = OWN_INGREDIENT[name];
	if (own === undefined) return [];
	const grades = claims.flatMap(({ fact }) =>
		fact.kind === "grade" && fact.active === own ? fact.grade : [],
	);
	if (grades.length === 0) return [`no claim of kind "grade" about ${own}, the ingredient of this guide`];
	return grades
		.filter((grade) => grade !== evidence.grade)
		.map((grade) => `the box shows grade ${evidence.grade}, the claim about ${own} says ${grade}`);
}

/** The worked routine holds the steps core plans for the person of the claims, in the order of use. */
export function checkRoutine({ routine }: Guide, { person }: GuideClaims): string[] {
	const plan = guidePlan(person);
	return PLAN_SECTIONS.flatMap((section) => {
		const planned = plan.filter((step) => step.section === section);
		const wanted = planned.map(({ step_id }) => step_id);
		const written = routine[section].map(({ step }) => step);
		if (wanted.join() === written.join()) return [];
		return [
			`${section}: the guide has [${written.join(", ")}], core plans [${wanted.join(", ")}] for this person. ${planned.map(inWords).join("; ")}`,
		];
	});
}

function inWords({ step_id, plan }: PlannedStep): string {
	return `${step_id} ${plan.per_week} a week from week ${plan.start_week}${plan.ramp ? `, ramp ${JSON.stringify(plan.ramp)}` : ""}`;
}
