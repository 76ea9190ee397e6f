import { type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import type { ProductCategory } from "../../routine/care-plan.ts";
import type { Concern } from "../../skin/concern.ts";
import type { AssistantContext } from "../assistant-context.ts";
import { readSlots } from "../reading/read-slots.ts";
import { spellOut } from "../reading/spell-out.ts";

/** One of several kinds that are looked for at once. */
export interface Part {
	category: ProductCategory | null;
	concerns: readonly Concern[];
	treatments: readonly ActiveId[];
}

const APART = /[,;+&/]|\.(?=\s|$)|\b(?:and|plus|n|und|y|et|as well as|then)\b/i;
const FOR_SOMETHING =
	/\b(?:something|anything|stuff|products?|treatments?|cream|one|spot \w+) (?:for|against|to fade|that fades)\b/;
/** Stands beside what is meant, or is owned already. */
const BESIDE =
	/\b(?:under|over|on top of|before|after|already|with my|my own|i (?:have|use|own)|instead of|not (?:a|an|the)|no|without|than)\b/;
const WISHED =
	/\b(?:need|want|get|buy|recommend\w*|suggest\w*|looking for|both|what do i|all (?:three|of)|something for|for \$?\d|under|total|budget|total of|bundle|kit|set|dollars|pounds|euros|bucks)\b|\$\d/;
const WEIGHS = /\b(?:or|vs|versus|difference|order|first|together|layer\w*|same time|mix\w*|wait)\b/;
const FEWEST = 2;

/** "A cleanser and something for dark marks": each kind by itself; none where one alone is wished for. */
export function readParts(message: string, context: AssistantContext): Part[] {
	const whole = spellOut(message);
	if (!WISHED.test(whole) || WEIGHS.test(whole)) return [];
	const parts = message.split(APART).flatMap((piece): Part[] => {
		const text = spellOut(piece);
		if (text === "" || BESIDE.test(text)) return [];
		const { category, concerns, actives } = readSlots(text, context);
		const treatments = actives.map(({ id }) => id).filter(isTreatment);
		if (category !== null) return [{ category, concerns: category === "serum" ? concerns : [], treatments }];
		return FOR_SOMETHING.test(text) && concerns.length > 0
			? [{ category: null, concerns, treatments: [] }]
			: [];
	});
	const kinds = new Map(parts.map((part) => [`${part.category} ${part.concerns.join()}`, part]));
	return kinds.size >= FEWEST && kinds.size === parts.length ? [...kinds.values()] : [];
}
