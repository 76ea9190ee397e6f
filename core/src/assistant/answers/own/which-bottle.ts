import { ACTIVES, isActiveId, isExfoliating, isTreatment } from "../../../knowledge/actives.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { pausedNow, pauseWords, type ShelfVerdict } from "../person/paused-now.ts";

const WHICH =
	/\b(?:which|what)(?: \w+){0,2} (?:bottles?|tubes?|jars?|of (?:mine|them|these|those|my (?:\w+ )?(?:products|things|stuff|bottles|serums))|one of (?:mine|them))\b/;
const WHEN =
	/\b(?:wake|waking|woke|get up|getting up|morning|mornings|night|nights|evening|bed|sleep|tonight|day|am|pm|first)\b/;
const NIGHT_WORK = /\b(?:nights|night shifts?|shift|work nights|wake|waking|woke)\b/;

interface Own {
	id: string;
	name: string;
	acid: boolean;
	late: boolean;
}

/** Of their own, without what rests or stays out for them now. */
function ownOf(verdicts: readonly ShelfVerdict[]): Own[] {
	return verdicts.flatMap(({ one: { id, product }, name, verdict }) => {
		if (product === null || verdict !== "stays") return [];
		const ids = productFacts(product).key.filter(isActiveId).filter(isTreatment);
		// What is beside vitamin C in its bottle goes on with it.
		const ofDay = ids.includes("vitamin_c");
		return [
			{
				id,
				name,
				acid: product.category !== "cleanser" && !ofDay && ids.some(isExfoliating),
				late: !ofDay && ids.some((one) => ACTIVES[one].time === "night"),
			},
		];
	});
}

/** Which of their own goes on after getting up and which before sleep, by name; null where nobody asks or nothing is owned. */
export function whichBottle(inquiry: Inquiry): Draft | null {
	const { text } = inquiry.question;
	if (!WHICH.test(text) || !WHEN.test(text)) return null;
	const verdicts = pausedNow(inquiry);
	const own = ownOf(verdicts);
	if (verdicts.length < 2 || own.length === 0) return null;
	const names = (some: readonly Own[]) => joinWords(some.map(({ name }) => `**${name}**`));
	const acids = own.filter(({ acid }) => acid);
	const late = own.filter((one) => one.late && !one.acid);
	const early = own.filter((one) => !one.late && !one.acid);
	const up = NIGHT_WORK.test(text) ? "When you get up, whatever the hour" : "In the morning";
	return {
		paragraphs: [
			[
				early.length > 0
					? `${up}: ${names(early)}, and sunscreen while there is daylight.`
					: `${up}: none of the treatments, a moisturizer and sunscreen.`,
				late.length > 0 ? `Before you sleep: ${names(late)}.` : "",
				acids.length > 0
					? `${names(acids)}: before another sleep, not the same one${late.length > 0 ? " as the others" : ""}.`
					: "",
			]
				.filter(Boolean)
				.join(" "),
			pauseWords(verdicts),
		],
		citations: [
			citeRule("conflict.retinoid_acid", "Pair rule, retinoids and acids"),
			...own.map(({ id, name }) => citeProduct({ id, name })),
		],
		minded: true,
	};
}
