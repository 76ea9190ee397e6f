import type { RedFlag } from "../red-flag.ts";

/**
 * Dangers whose cause is not seen on the skin: the air of a room, the sap of a plant, a numbing cream, somebody else's
 * medicine, oxygen beside grease; sources in docs/science.md, "Causes that are not seen".
 */
export const HIDDEN_CAUSE_RULES = [
	{
		rule_id: "red-flag.carbon-monoxide",
		level: "emergency",
		advice:
			"Get out into fresh air now, everybody and every animal with you, and stay out. Then call your local emergency number and say that you fear carbon monoxide: a headache, dizziness, sickness or sleepiness beside something that burns fuel, above all where several have it or it eases outdoors, can come from this gas, and it has no smell. Nobody goes back in, not to fetch something and not to open windows, until the fire service or the gas emergency line has measured the air and lets you in. Say on the phone who is drowsy, muddled, pregnant, a child or has pain in the chest. Whoever was inside is checked by a doctor today, also when they feel better outdoors. Pink cheeks from it need no cream.",
	},
	{
		rule_id: "red-flag.numbing-cream",
		level: "emergency",
		advice:
			"Take any film off and wipe all of the cream off now, then wash the skin with soap and water, and call your local emergency number: ringing ears, a tingling or numb mouth, a taste of metal, dizziness, twitching, a stumbling heart or blue or gray lips beside a numbing cream mean that too much of it may be in the blood. Lie down, do not stay alone and do not drive. The appointment is off, and no later visit with this cream, whoever sold it. Keep the tube, and say how much, where, how long and whether it was under film.",
	},
	{
		rule_id: "red-flag.plant-sap",
		level: "same_day",
		advice:
			"Get out of the daylight and wash the place now with soap and plenty of cool water, your hands as well: sap of hogweed, wild parsnip, rue, celery or fig and the juice of limes make skin burn in the light, and the burn comes hours to two days later, so no pain now means nothing. Keep the place covered from all daylight for two days, indoors or under thick cloth; sunscreen alone is not enough to go on outdoors, and the place needs cover and SPF 50 for months. Take off what got some of it and wash that apart. In an eye: rinse it with water for 20 minutes, wear dark glasses and go to an emergency department now. With blisters, a large area, much pain or a child, see a doctor today. Leave blisters closed; no acid, scrub or scented cream on it.",
	},
	{
		rule_id: "red-flag.others-cream",
		level: "same_day",
		advice:
			"Wash your hands and every place it may have touched with soap and plenty of lukewarm water now, and before any cream of your own; lids or eyes are rinsed with water for 15 minutes, lenses out. Then call a pharmacist or whoever prescribed it today: say which medicine it is, how often and where you got some. If you are or may be pregnant or breastfeed, say that first, and let somebody else put it on until you have asked. From now on wear gloves each time, or use an applicator, and wash your hands afterwards as well; towels and pillowcases stay apart. On pink skin only a plain cream and nothing active. Whoever it was prescribed for goes on as told; nobody else and no other place gets it. Sore eyes, blisters, a child who got some or feeling unwell: a doctor or poison control today; for an animal the vet, now.",
	},
	{
		rule_id: "red-flag.oxygen-fire",
		level: "same_day",
		advice:
			"No petroleum jelly, oil, balm or greasy cream on the face, nose or lips beside oxygen, and none on hands that touch the tube: grease catches fire easily there, and fabric that has soaked it up burns fast. No candle, cigarette, vape, gas flame or open fire in the room, also a while after the oxygen was switched off, because it stays in clothes and hair. Call the oxygen team or the district nurse today about the sore skin: they have a water-based gel, soft pads for ears and cheeks, other prongs and a humidifier. Until then only water and a soft cloth, and cotton between tube and skin. Do not turn the oxygen down or off for this; how much is for them to say.",
	},
] as const satisfies readonly RedFlag[];
