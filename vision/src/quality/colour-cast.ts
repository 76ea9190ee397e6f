import type { Chroma } from "./eye-white-chroma.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

const CAST = { warn: 0.35, fail: 0.9 };
/** Clamped ramp: 0 at `from`, 1 at `to`; `from` may be the larger. */
const ramp = (value: number, from: number, to: number): number =>
	Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * How strongly the light colours the photo, 0 neutral to 1. Three witnesses, the strongest counts: eye whites and
 * skin both deeply coloured; eye whites with a colour that skin beside them cannot lend; skin greener or bluer than
 * any skin is. No white point is assumed from the skin, which would erase what is measured.
 */
export function colourCastOf({ skin }: Pick<Portrait, "skin">, whites: Chroma): number {
	const own: Chroma = [skin.colour.a, skin.colour.b];
	const deep = Math.min(Math.hypot(...whites), Math.hypot(...own));
	return Math.max(
		ramp(deep, 25, 60),
		ramp(beyondSkin(whites, own), 8, 28),
		ramp(skin.colour.b, 2, -6),
		ramp(skin.colour.a, 0, -6),
	);
}

/** What is left of the eye whites' colour after taking out as much skin colour as it can hold. */
function beyondSkin([a, b]: Chroma, [skinA, skinB]: Chroma): number {
	const share = Math.min(1, Math.max(0, (a * skinA + b * skinB) / Math.max(1, skinA ** 2 + skinB ** 2)));
	return Math.hypot(a - share * skinA, b - share * skinB);
}

export function checkColourCast(cast: number): Judgement {
	return atMost("colour_cast", cast, CAST, {
		warn: "The light colors your skin. Use daylight from a window and try again.",
	});
}
