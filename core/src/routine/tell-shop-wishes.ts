import type { StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { SHOP_WISHES, type ShopWish } from "../person/shop-wishes.ts";
import type { PlanNote } from "./care-plan.ts";
import type { Situation } from "./read-situation.ts";

const LIGHT: readonly StepId[] = [
	"step.moisturizer_gel",
	"step.moisturizer_lotion",
	"step.moisturizer_barrier_light",
	"step.sunscreen_fluid",
];

type Said = (base: readonly StepId[]) => string | null;

const SAID: Readonly<Record<ShopWish, Said>> = {
	less_plastic: () =>
		"You want less plastic: what a thing is packed in does not stand in our list, so no pick goes by it. Tubes of metal, glass, refills and a soap-free bar use least, and so does buying nothing twice.",
	nothing_heavy: (base) =>
		base.some((step) => LIGHT.includes(step))
			? "You want nothing heavy: the moisturizer and sunscreen here are of the lightest kinds that serve, gel, lotion or fluid."
			: "You want nothing heavy: your skin asks for a richer cream here, so take little of it, on damp skin, and let it sink in.",
	cruelty_free: () =>
		"You want nothing tested on animals: that does not stand in our list. In the EU and Britain such tests of cosmetics are banned; elsewhere look for the leaping bunny.",
	own_shop: () =>
		"You named where you buy: our list is of US shops, so where a pick is not on your shelf take its own brand of the same kind. What has to stand on it is told at each step.",
	nicer_things: () =>
		"You like nice things: price tells nothing of what a product does, so the picks go by their lists. For wash and cream take whichever feels nicest among those without fragrance; the active and the sunscreen are what matter.",
	travel_size: () =>
		"You need it small: up to 100 ml passes as hand luggage, most of these come in travel sizes, and what treats is needed in peas, not spoons.",
	must_shave: () => null,
};

/** What becomes of wishes about the things themselves: kept, or said that they cannot be. */
export function tellShopWishes(
	facts: readonly PersonFact[],
	{ mode, hold }: Situation,
	base: readonly StepId[],
): PlanNote[] {
	if (mode === "none" || hold !== "nothing") return [];
	const words = SHOP_WISHES.flatMap((wish) =>
		facts.some(({ id, about }) => id === "asks_for" && about === wish) ? (SAID[wish](base) ?? []) : [],
	);
	return words.length === 0
		? []
		: [{ rule_id: "answer.shop_wishes", text: words.join(" "), sources: ["house_default"] }];
}

const GROWS = /Let the hair grow for four weeks if you can; then trim it with a guard, or use one blade/;

/** Who has to be shaved is not told to let it grow. */
export function ofWhoHasToShave(notes: readonly PlanNote[], facts: readonly PersonFact[]): PlanNote[] {
	if (!facts.some(({ id, about }) => id === "asks_for" && about === "must_shave")) return [...notes];
	return notes.map((note) =>
		note.rule_id === "person.shaving_bumps"
			? {
					...note,
					text: note.text.replace(
						GROWS,
						"You have to shave, so make it gentle: a clipper or foil shaver as close as the job allows, or use one blade",
					),
				}
			: note,
	);
}
