import type { PersonRule } from "./person-rules.ts";

const PARAFFIN =
	/\b(?:petroleum|petrolatum|vaseline|paraffin|white soft|50 ?50|emollients?|e ?45|hydromol|epaderm|diprobase|cetraben|oilatum|dermol|zerobase|aquaphor|emulsifying|ointments?|greasy creams?|coconut oil|shea butter)\b/;
const FLAME =
	/\b(?:smok(?:e|es|ing|er)|cigarettes?|fags?|vap(?:e|es|ing)|candles?|lighters?|match(?:es)?|(?:open|gas|log|coal|wood) ?(?:fires?|hobs?|rings?|cooker|burners?|stoves?)|fireplace|bonfires?|campfires?|barbecues?|bbq|fireworks?|incense|birthday cake|welding|sparks)\b/;
/** Much of it, soaked up by cloth, or asked for its danger. */
const SOAKED =
	/\b(?:all over|head to toe|whole body|body|legs|arms|night ?clothes|nightie|full of|thick\w*|slather\w*|soak\w*|sheets?|bedding|duvet|pyjamas|pajamas|clothes|clothing|sleeves?|dressing gown|bandages?|dressings?|wraps?|hair|towel|catch(?:es)? fire|flammable|inflammable|burst into|go up|fire risk|dangerous|safe (?:near|by|beside|with|to (?:smoke|cook|light)))\b/;

export const PARAFFIN_RULE: PersonRule = {
	id: "boundary.paraffin_fire",
	label: "Safety rule, greasy creams and fire",
	about: ({ text }) => PARAFFIN.test(text) && FLAME.test(text) && SOAKED.test(text),
	reads: /./,
	unless:
		/\b(?:smok(?:ey|y) eyes?|smoking hot|quit smoking|stopped smoking|smoke free|second hand smoke|scented candles? (?:from|as)|skin (?:is )?on fire|feels? like fire|oxygen)\b/,
	text: "Keep them apart: clothes, bedding, bandages and hair that have soaked up a greasy cream or oil catch fire easily and burn fast, and washing takes only some of it out. The cream may go on and does its work; it does not burn on the skin by itself. So no smoking, vaping, candle, gas ring or open fire near anybody who wears much of it, no warming by the heater or stove, clean hands before you light anything, and fresh, hot-washed nightclothes and sheets often. Somebody who smokes in bed or cannot get up alone: tell the nurse or pharmacist, the fire service checks a home for free in many places. With oxygen in the house nothing greasy goes on the face at all. If cloth catches fire: off with it or roll on the floor, cool the burn for 20 minutes under running water, and call your emergency number.",
	sources: ["house_default"],
};
