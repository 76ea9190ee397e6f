import { addDecay, type Loss, minimize } from "../../topics/logistic-regression.ts";
import {
	FOREIGN_DANGERS,
	FOREIGN_SIGNS,
	type ForeignDanger,
	PLACES,
	rarityOf,
	type Said,
	saidIn,
	weigh,
	writeForeignLayer,
} from "../foreign-layer.ts";
import { foreignFingerprint, readForeignExamples } from "./foreign-examples.ts";
import { readExamples } from "./read-examples.ts";

/** Learns the dangers of other languages: one logistic layer for each over words and letters, all languages together. */
const DECAY = 0.01;
const ROW = PLACES + 1;

const ENGLISH = "english";
/** Of English ones so many, spread over all: their words tell nothing here. */
const MOST_ENGLISH = 5_000;

const english = readExamples().map(({ text }) => text);
const every = Math.ceil(english.length / MOST_ENGLISH);
const examples = [
	...readForeignExamples().flatMap(({ share, examples: language }) =>
		Object.entries(language).flatMap(([is, notes]) =>
			notes.map((note) => ({ is, share, said: saidIn(note) })),
		),
	),
	...english
		.filter((_, at) => at % every === 0)
		.map((text) => ({ is: ENGLISH, share: 1, said: saidIn(text) })),
];
const rarity = rarityOf(examples.map(({ said }) => said));
const weighed = examples.map(({ said, ...one }) => ({ ...one, said: weigh(said, rarity) }));
writeForeignLayer(
	foreignFingerprint(),
	rarity,
	FOREIGN_SIGNS.map((sign) =>
		Float64Array.from(
			minimize(ROW, (point) =>
				lossOf(
					point,
					sign === "any" ? (is) => FOREIGN_DANGERS.includes(is as ForeignDanger) : (is) => is === sign,
					weighed,
				),
			),
		),
	),
);
console.log(`${examples.length} messages were learned.`);

function lossOf(
	point: Float64Array,
	tells: (is: string) => boolean,
	all: readonly { is: string; share: number; said: Said }[],
): Loss {
	const slope = new Float64Array(ROW);
	let loss = 0;
	for (const { is, share, said } of all) {
		const odds = said.reduce(
			(so, [place, amount]) => so + amount * (point[place] as number),
			point[PLACES] as number,
		);
		const chance = 1 / (1 + Math.exp(-odds));
		const fits = tells(is);
		loss -= share * Math.log(Math.max(1e-12, fits ? chance : 1 - chance));
		const pull = share * (chance - (fits ? 1 : 0));
		for (const [place, amount] of said) slope[place] = (slope[place] as number) + pull * amount;
		slope[PLACES] = (slope[PLACES] as number) + pull;
	}
	return addDecay(DECAY, ROW, point, { loss, slope });
}
