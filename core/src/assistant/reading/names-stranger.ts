import type { Question } from "../question.ts";

/** "And lavender?": a follow-up that puts one new thing in the place of the last. */
const ANOTHER =
	/^(?:(?:ok|okay|so|and|but|or|well|then) )*(?:(?:what|how) about |and |or )(?:with |of |the |an? |my |some )*(\w+)(?: (?:oil|extract|water|butter|powder|gel|juice|serum|cream|acid))?(?: (?:then|too|as well|instead|please))?$/;
/** Words that name nothing of their own. */
const NO_THING: ReadonlySet<string> = new Set(
	`it that this them these those one ones other others another both same rest night nights morning mornings evening day
	days week weeks weekend today tonight tomorrow daily more less why how when where which what who often long much many
	strong stronger weaker cheaper better worse now then later first second third last else everything anything nothing
	me you i he she face skin nose cheeks forehead chin neck eyes lips winter summer home work bed makeup there here
	after before instead again yes no not`.split(/\s+/),
);

/** Whether a follow-up is about a thing no table knows, so that nothing said of the last one is true of it. */
export function namesStranger({ text, slots }: Question): boolean {
	const { actives, excluded, concerns, zones, category, section } = slots;
	if (actives.length + excluded.length + concerns.length + zones.length > 0) return false;
	if (category !== null || section !== null) return false;
	const thing = ANOTHER.exec(text)?.[1];
	return thing !== undefined && !NO_THING.has(thing);
}
