import { phrasesTheSame } from "@dewlight/server/use-cases/scans/narrate-check.ts";

/** What a model does to a sentence that it may only say in other words. */
export const DISTORTIONS = [
	"changed number",
	"new concern",
	"lost concern",
	"other place",
	"diagnosis",
	"softened",
	"sharpened",
	"turned around",
	"advice or cause",
] as const;
type Distortion = (typeof DISTORTIONS)[number];

/** A sentence as core writes it, the same in other words, and what is not the same. */
interface Rephrasing {
	source: string;
	honest: readonly string[];
	dishonest: readonly (readonly [Distortion, string])[];
}

const REPHRASINGS: readonly Rephrasing[] = [
	{
		source: "Nothing stands out: everything this photo could show looks calm.",
		honest: [
			"Nothing stands out here, and everything this photo could show looks calm.",
			"Everything this photo could show looks calm, with nothing that stands out.",
			"Nothing catches the eye: all that this photo could show looks calm.",
		],
		dishonest: [
			["sharpened", "Nothing stands out: everything this photo could show looks perfect and calm."],
			["turned around", "Something stands out: everything this photo could show looks calm."],
			["new concern", "Nothing stands out: everything but some redness looks calm."],
			["diagnosis", "Nothing stands out: your skin is healthy and looks calm."],
			["advice or cause", "Nothing stands out: everything looks calm, thanks to your sunscreen."],
		],
	},
	{
		source: "Most of what this photo shows looks calm.",
		honest: [
			"Most of what we can see in this photo looks calm.",
			"In this photo, most of your skin looks calm.",
			"The good news is that most of this photo shows calm skin.",
			"Most of what shows up in this photo is calm.",
		],
		dishonest: [
			["sharpened", "All of what this photo shows looks calm."],
			["softened", "Some of what this photo shows looks calm."],
			["softened", "Most of what this photo shows looks mostly calm."],
			["turned around", "Most of what this photo shows does not look calm."],
			["changed number", "Most of what this photo shows looks calm, 90% of it."],
			["diagnosis", "Most of what this photo shows looks calm for skin with eczema."],
		],
	},
	{
		source: "What stands out most: slight shine on the forehead, the nose and the chin (1.5 of 5).",
		honest: [
			"The first thing to notice is slight shine on the forehead, the nose and the chin (1.5 of 5).",
			"What stands out most is slight shine on the forehead, nose and chin, at 1.5 of 5.",
			"Slight shine on your forehead, nose and chin stands out most (1.5 of 5).",
			"A little shine on the forehead, the nose and the chin is what stands out most (1.5 of 5).",
			"What stands out most is slight shine on the forehead, the nose and the chin, rated 1.5 of 5.",
			"What stands out most is slight shine on the forehead, the nose and the chin, at 1.5 out of 5.",
		],
		dishonest: [
			[
				"changed number",
				"What stands out most: slight shine on the forehead, the nose and the chin (2.5 of 5).",
			],
			[
				"changed number",
				"What stands out most: slight shine on the forehead, the nose and the chin (1.5 of 10).",
			],
			["sharpened", "What stands out most: strong shine on the forehead, the nose and the chin (1.5 of 5)."],
			["sharpened", "What stands out most: shine on the forehead, the nose and the chin (1.5 of 5)."],
			[
				"softened",
				"What stands out most: hardly any slight shine on the forehead, the nose and the chin (1.5 of 5).",
			],
			[
				"new concern",
				"What stands out most: slight shine and pores on the forehead, the nose and the chin (1.5 of 5).",
			],
			[
				"other place",
				"What stands out most: slight shine on the forehead, the cheeks and the chin (1.5 of 5).",
			],
			[
				"diagnosis",
				"What stands out most: slight seborrhea with shine on the forehead, the nose and the chin (1.5 of 5).",
			],
			[
				"advice or cause",
				"Blot it: slight shine on the forehead, the nose and the chin stands out most (1.5 of 5).",
			],
		],
	},
	{
		source:
			"What stands out most: clearly uneven texture on the forehead, the nose and both cheeks (4.5 of 5), followed by a dry look.",
		honest: [
			"Clearly uneven texture on the forehead, the nose and both cheeks stands out most (4.5 of 5), followed by a dry look.",
			"Most noticeable is the clearly uneven texture on your forehead, nose and both cheeks (4.5 of 5), and then a dry look.",
			"We first see clearly uneven texture on the forehead, the nose and both cheeks, at 4.5 of 5, and next a dry look.",
		],
		dishonest: [
			[
				"softened",
				"Uneven texture on the forehead, the nose and both cheeks stands out most (4.5 of 5), followed by a dry look.",
			],
			[
				"softened",
				"Slightly uneven texture on the forehead, the nose and both cheeks stands out (4.5 of 5), followed by a dry look.",
			],
			[
				"lost concern",
				"Clearly uneven texture on the forehead, the nose and both cheeks stands out most (4.5 of 5).",
			],
			[
				"new concern",
				"Clearly uneven texture on the forehead, the nose and both cheeks (4.5 of 5), then a dry, red look.",
			],
			[
				"other place",
				"Clearly uneven texture on the forehead, the nose and the left cheek (4.5 of 5), followed by a dry look.",
			],
			[
				"sharpened",
				"Very clearly uneven texture on the forehead, the nose and both cheeks (4.5 of 5), then a dry look.",
			],
			[
				"diagnosis",
				"Clearly uneven texture from dermatitis on the forehead, the nose and both cheeks (4.5 of 5), then a dry look.",
			],
		],
	},
	{
		source: "What stands out most: mild redness on the nose and the left cheek (2 of 5).",
		honest: [
			"Mild redness on the nose and the left cheek is what stands out most (2 of 5).",
			"The most visible thing is mild redness on your nose and left cheek, at 2 of 5.",
			"Your nose and left cheek show mild redness, which stands out most (2 of 5).",
			"There is mild redness on the nose and the left cheek, which stands out most at 2 out of 5.",
		],
		dishonest: [
			["changed number", "Mild redness on the nose and the left cheek is what stands out most (3 of 5)."],
			[
				"sharpened",
				"Prominent mild redness on the nose and the left cheek is what stands out most (2 of 5).",
			],
			["diagnosis", "Mild rosacea on the nose and the left cheek is what stands out most (2 of 5)."],
			["diagnosis", "Mild inflammation of the nose and the left cheek is what stands out most (2 of 5)."],
			["sharpened", "Angry, mild redness on the nose and the left cheek is what stands out most (2 of 5)."],
			["softened", "Mild redness on the nose and the left cheek is nearly gone (2 of 5)."],
			["other place", "Mild redness on the nose and the right cheek is what stands out most (2 of 5)."],
			[
				"new concern",
				"Mild redness with visible veins on the nose and the left cheek stands out most (2 of 5).",
			],
			["advice or cause", "Spicy food shows as mild redness on the nose and the left cheek (2 of 5)."],
		],
	},
	{
		source:
			"What stands out most: many darker marks on the forehead and the left cheek (3.5 of 5), followed by under-eye darkness.",
		honest: [
			"Many darker marks on the forehead and the left cheek stand out most (3.5 of 5), followed by under-eye darkness.",
			"We noticed many darker marks on your forehead and left cheek first (3.5 of 5), then under-eye darkness.",
			"Many dark spots on the forehead and the left cheek stand out most, at 3.5 of 5, and after them under-eye darkness.",
		],
		dishonest: [
			[
				"softened",
				"A few darker marks on the forehead and the left cheek stand out most (3.5 of 5), then under-eye darkness.",
			],
			[
				"diagnosis",
				"Many darker marks of melasma on the forehead and the left cheek (3.5 of 5), then under-eye darkness.",
			],
			[
				"diagnosis",
				"Many sun lesions, darker marks on the forehead and the left cheek (3.5 of 5), then under-eye darkness.",
			],
			["lost concern", "Many darker marks on the forehead and the left cheek stand out most (3.5 of 5)."],
			[
				"changed number",
				"Twelve of many darker marks on the forehead and the left cheek (3.5 of 5), then under-eye darkness.",
			],
			[
				"advice or cause",
				"Many darker marks on the forehead and the left cheek (3.5 of 5) come from the sun, then under-eye darkness.",
			],
		],
	},
	{
		source: "Left open, because this photo could not show it: visible pores and lines.",
		honest: [
			"This photo could not show visible pores and lines, so they stay open.",
			"Visible pores and lines stay open, because this photo could not show them.",
			"We leave visible pores and lines open, as this photo was unable to show them.",
			"Visible pores and lines could not be seen in this photo.",
		],
		dishonest: [
			["turned around", "This photo shows visible pores and lines."],
			["turned around", "You have no visible pores and lines."],
			["lost concern", "This photo could not show visible pores."],
			["new concern", "This photo could not show visible pores, lines and redness."],
			["advice or cause", "Use a better camera, because this photo could not show visible pores and lines."],
		],
	},
];

interface Judged {
	distortion: Distortion | null;
	source: string;
	text: string;
	accepted: boolean;
}

/** Every rephrasing of the table with what the check says to it. */
export function judgeRephrasings(): Judged[] {
	return REPHRASINGS.flatMap(({ source, honest, dishonest }) => [
		...honest.map((text) => ({ distortion: null, source, text, accepted: phrasesTheSame(source, text) })),
		...dishonest.map(([distortion, text]) => ({
			distortion,
			source,
			text,
			accepted: phrasesTheSame(source, text),
		})),
	]);
}

export const isHonest = ({ distortion }: Judged): boolean => distortion === null;
/** An honest sentence that was refused, or a dishonest one that was let through. */
export const isMistaken = (one: Judged): boolean => one.accepted !== isHonest(one);

const WIDTH = 32;

/** How many honest sentences were accepted, and how many dishonest ones refused, kind by kind. */
export function describeNarrator(judged: readonly Judged[]): string {
	const rows = [
		row("honest, accepted", judged.filter(isHonest)),
		...DISTORTIONS.map((kind) =>
			row(
				`${kind}, refused`,
				judged.filter(({ distortion }) => distortion === kind),
			),
		),
	];
	const head = ["narrator".padEnd(WIDTH), ...["phrased", "right", "share"].map((name) => name.padStart(10))];
	return [head.join(""), ...rows].join("\n");
}

function row(name: string, some: readonly Judged[]): string {
	const right = some.filter((one) => !isMistaken(one)).length;
	const cells = [String(some.length), String(right), `${((100 * right) / some.length).toFixed(1)}%`];
	return name.padEnd(WIDTH) + cells.map((cell) => cell.padStart(10)).join("");
}

export function describeMistakes(judged: readonly Judged[]): string {
	return judged
		.filter(isMistaken)
		.map(({ distortion, source, text }) => `[${distortion ?? "honest"}] ${source}\n  | ${text}`)
		.join("\n\n");
}
