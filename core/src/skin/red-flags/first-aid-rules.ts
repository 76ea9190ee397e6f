import type { RedFlag } from "../red-flag.ts";

/**
 * Dangers in which it matters who is in danger and how, so that general words of a crisis or an emergency would say the
 * wrong thing; sources in docs/science.md, "Who is in danger, and how".
 */
const WHOSE_DANGER_RULES = [
	{
		rule_id: "red-flag.newborn-voices",
		level: "emergency",
		advice:
			"Call your local emergency number now, or have somebody near you call, and do not stay alone with the baby: lay it on its back in its cot and let somebody else hold and look after it until you have been seen. Do not do what a voice or a thought tells you. Say how old the baby is, and what you hear or are sure of. In the weeks after a birth this can be an illness of its own, postpartum psychosis: it comes fast, it is nobody's fault, and it gets well with treatment.",
	},
	{
		rule_id: "red-flag.both-lives",
		level: "emergency",
		advice:
			"Two lives are in danger, yours and that of who is with you: call your local emergency number or a crisis line now and say it as you wrote it. Bring what you have saved, patches, tablets or anything else, out of the house today, to a neighbor, a nurse or a pharmacy. Ask somebody to be with you both tonight. Whoever cares for a sick person day and night gets worn out like this; that is no failing, and the doctor or nurse who comes to them can send help and somebody to take over.",
	},
	{
		rule_id: "red-flag.strangled",
		level: "emergency",
		advice:
			"Pressure on the neck can close an artery or the airway hours or days later, without any mark: go to an emergency department now, even if you feel fine, or call your local emergency number, at once with trouble breathing or swallowing. Say that the neck was squeezed; a blackout, a hoarse voice, red dots on lids or face, a headache or weak side belong in that sentence. Do not drive or stay alone. It is not your fault, and who did it once may do worse: be where they are not.",
	},
	{
		rule_id: "red-flag.child-abuse",
		level: "emergency",
		advice:
			"That is not okay and not normal, whoever it is and whatever reason they give, and it is not your fault. You will not be in trouble for telling, and you need not be sure or prove anything. Do not be alone with that person again. Tell an adult you trust today, a parent, a teacher, a school nurse or a doctor; if the first does not act, tell the next. If it may happen again soon or you are in danger, call your local emergency number. A doctor can look at a rash or anything that hurts, and you may say why.",
	},
	{
		rule_id: "red-flag.starving-heart",
		level: "emergency",
		advice:
			"Please call your local emergency number or go to an emergency department now, and do not go alone: after days with little food, or after bringing it up, a heart that races, stumbles or hurts, fainting or blood can turn dangerous within hours. Say how many days it has been. Do not exercise or take laxatives, and do not eat a lot at once before somebody has looked at your blood. Tell a grown-up or somebody near you right away. Fine soft hair or red dots come from the same strain and go with it; this is an illness that can be treated, not a failing.",
	},
	{
		rule_id: "red-flag.poisoned-limp",
		level: "emergency",
		advice:
			"Call an ambulance first, your local emergency number, before anything else: somebody who swallowed something and is limp, drowsy, hard to wake, fitting or not breathing well cannot wait. Lay them on their side, stay, and watch that they breathe; if not, the voice on the phone tells you how to press the chest. Do not make them vomit, and give no milk, water, salt or food. Keep the bottle or pack for whoever comes.",
	},
	{
		rule_id: "red-flag.temple-sight",
		level: "emergency",
		advice:
			"Go to an emergency department or an eye hospital now, today, also if you see well again: a sore temple or scalp, a jaw that aches on chewing and sight that fails even for a minute can be an inflamed artery, and treatment within hours saves the sight of both eyes. Say exactly these signs and your age. Do not drive yourself. No oil or cream causes or heals this.",
	},
	{
		rule_id: "red-flag.chemical-deep",
		level: "emergency",
		advice:
			"Go to an emergency department now or call your local emergency number: skin that turns white, gray, black, hard, blistered or numb after an acid or a peel is a deep burn. Until you leave, let cool to lukewarm water run over it for 20 minutes, eyes with the lids open. Do not peel, pick, rub or wipe it, and put nothing on it, no cream, oil or baking soda. Take the bottle along.",
	},
	{
		rule_id: "red-flag.jaundice",
		level: "same_day",
		advice:
			"Yellow eyes or skin with dark urine, pale stools or itching all over can come from the liver or the bile: call a doctor today, and go to an emergency department if you cannot be seen. With fever, strong pain in the belly, vomiting, confusion, bleeding, in a pregnancy or after many tablets call your local emergency number. Take no painkiller or alcohol until then; a cream for the itch would not help.",
	},
	{
		rule_id: "red-flag.nail-stripe",
		level: "book_dermatologist",
		advice:
			"Have this nail seen within days: ring a doctor or dermatologist and say that a dark stripe in it has changed. Thin stripes of one width are common, above all in darker skin; one that is new, grows wider, blurs or darkens the skin beside the nail is looked at soon, to rule out a melanoma. No polish, gel, filing or covering until then, and a photo with a ruler and the date beside it helps.",
	},
] as const satisfies readonly RedFlag[];

/**
 * Medicines that are left off alone or harm an unborn child, and animals that ate something; sources in
 * docs/science.md, "Medicines left off".
 */
const MEDICINE_RULES = [
	{
		rule_id: "red-flag.pressure-in-head",
		level: "emergency",
		advice:
			"Go to an emergency department now and take no further dose: a headache that stays, with sight that blurs, doubles or goes dark, under isotretinoin or an antibiotic like doxycycline can be pressure in the head and threatens sight. Never take the two together. Take the packs along.",
	},
	{
		rule_id: "red-flag.steroid-stopped",
		level: "emergency",
		advice:
			"Call your local emergency number or go to an emergency department now, and say that you took steroid tablets for weeks and left them off: the body may not make its own yet, and weakness, dizziness, vomiting, pain in the belly or confusion can be a crisis of the adrenal glands. Lie down, let somebody stay with you, take the pack or your steroid card along, and ask on the phone whether to take a dose now. Do not wait for tomorrow. How to come off the tablets, and what a round face needs, is planned with a doctor.",
	},
	{
		rule_id: "red-flag.medicine-stopped",
		level: "same_day",
		advice:
			"Call whoever prescribed it today, or a pharmacist or an out-of-hours doctor, and say when you took the last dose: medicines for mood, epilepsy, heart or blood, and steroid tablets taken for weeks, can do harm within days when they are left off at once. Neither stop nor restart it alone, and do not double up. If you ran out, a pharmacist can often help today. Hardly any sleep with much energy after lithium or another medicine for the mood has to be looked at today; tell somebody near you. A seizure, chest pain, a weak side, trouble breathing, fainting, confusion or thoughts of dying: call your local emergency number. Weakness, dizziness, vomiting or fever after steroid tablets is an emergency too; say that you took them. Tell them as well what it does to your skin: there is often another way.",
	},
	{
		rule_id: "red-flag.medicine-pregnancy",
		level: "same_day",
		advice:
			"Call whoever prescribed the tablets today, before the next dose, and where they are shut a pharmacist or an out-of-hours line: they can harm an unborn child and are usually held until it is clear. If none is done yet, take a pregnancy test today. Say how late the period is and since when you take them. A test that is negative is repeated after some days. Strong pain low in the belly, heavy bleeding or fainting: call your local emergency number.",
	},
	{
		rule_id: "red-flag.pet-swallowed",
		level: "same_day",
		advice:
			"Call your vet or an emergency vet now, also if the animal seems well, with the pack and its list of ingredients in your hand: retinoids, medicines, zinc, essential oils and sunscreen can harm an animal in small amounts. Say what, how much and when, and its weight. Do not make it vomit unless the vet says so, and wipe off what is left on fur or paws. Drowsy, shaking, drooling or not breathing well: go there at once.",
	},
] as const satisfies readonly RedFlag[];

/**
 * Dangers whose cause is not seen on the skin: the air of a room, the sap of a plant, a numbing cream, somebody else's
 * medicine, oxygen beside grease; sources in docs/science.md, "Causes that are not seen".
 */
const HIDDEN_CAUSE_RULES = [
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

/** What to do this minute at home, and what needs somebody else now; sources in docs/science.md, "First aid". */
export const FIRST_AID_RULES = [
	...WHOSE_DANGER_RULES,
	...HIDDEN_CAUSE_RULES,
	...MEDICINE_RULES,
	{
		rule_id: "red-flag.their-overdose",
		level: "emergency",
		advice:
			"Call your local emergency number for them now and say what was taken, how much and when; do it also while they seem well, because tablets can harm hours later. Stay with them and on the phone. If they are drowsy or hard to wake, lay them on their side and watch that they breathe. Do not make them vomit, give no coffee, food or drink, and keep the packs for whoever comes.",
	},
	{
		rule_id: "red-flag.overdose",
		level: "emergency",
		advice:
			"I am glad you told me. Call your local emergency number or poison control now, also if you feel well or were sick: too many tablets can harm hours later, and early treatment helps. Say what, how many and when, and keep the packs at hand. Tell whoever is near this minute, take and drink nothing more, and do not make yourself sick. If you took them to die, say so when you call; people answer who want to help.",
	},
	{
		rule_id: "red-flag.bystander",
		level: "emergency",
		advice:
			"It is right that you asked, and you need not be sure first: call your local emergency number for them now, say where they are and what they wrote or did, and that you fear for their life. Stay with them or on the phone if you safely can. Ask plainly: are you thinking of killing yourself? Asking puts it in nobody's head. Then listen, do not argue or promise to keep it secret, and keep tablets, blades and heights out of their reach.",
	},
	{
		rule_id: "red-flag.large-burn",
		level: "emergency",
		advice:
			"Hold the burn under cool running water for 20 minutes now, take off rings and whatever is not stuck, and call your local emergency number: burns of the face or neck, of a child, or that are white, black or without feeling belong in a hospital. Then cling film laid on loosely; no ice, no toothpaste, no oil, no cream.",
	},
	{
		rule_id: "red-flag.fumes",
		level: "emergency",
		advice:
			"Leave the room now and get into fresh air, everybody else too; do not go back to clean up or to rinse there. Cleaners mixed with each other make a gas that harms the lungs, sometimes hours later. With a cough, a tight chest or trouble breathing call your local emergency number, otherwise poison control. Only then, somewhere else, rinse eyes and skin that sting with lukewarm water for 20 minutes, and what was on the skin as well.",
	},
	{
		rule_id: "red-flag.newborn",
		level: "emergency",
		advice:
			"A baby in the first three months who feels hot (38 degrees or more), has blisters, looks yellow, feeds badly or is hard to wake has to be seen by a doctor at once. Call your local emergency number or go to an emergency department now, and put no cream on it.",
	},
	{
		rule_id: "red-flag.pressure",
		level: "emergency",
		advice:
			"A face or hands that swell together with a strong headache or flickering sight are an emergency, above all in pregnancy and in the weeks after a birth. Call your maternity unit's emergency line or your local emergency number now.",
	},
	{
		rule_id: "red-flag.filler-sight",
		level: "emergency",
		advice:
			"Blurred or lost sight after an injection into the face is an emergency of minutes. Call your local emergency number now and say that it was a filler or an injection; then call the clinic that did it.",
	},
	{
		rule_id: "red-flag.medicine-swelling",
		level: "emergency",
		advice:
			"A face that swells while you take a medicine can be a severe reaction to it. Call your local emergency number now, take no further dose before a doctor has spoken with you, and keep the pack at hand. A cream cannot bring this down.",
	},
	{
		rule_id: "red-flag.bleeding",
		level: "same_day",
		advice:
			"Press a clean cloth on what bleeds, firmly and for 10 minutes without looking. If it goes on after that, soaks through, gapes or spurts, call your local emergency number.",
	},
	{
		rule_id: "red-flag.glued",
		level: "same_day",
		advice:
			"Do not pull. Soak glued skin in warm soapy water and roll it apart slowly; lips come free with warm water and patience. Lids or an eye: no solvent and no force, a wet pad on it, and have it seen in an emergency department today.",
	},
	{
		rule_id: "red-flag.chilli",
		level: "same_day",
		advice:
			"Wash your hands with soap first, then rinse the eye or skin with plenty of lukewarm water for 15 minutes, contact lenses out and thrown away. On skin, soap or a little oil takes chilli off better than water alone. Have it seen today if an eye still hurts or sees badly after an hour.",
	},
	{
		rule_id: "red-flag.isotretinoin-mood",
		level: "same_day",
		advice:
			"A low or changed mood while taking isotretinoin has to be told today to the doctor who prescribed it, also when it may have another reason; they decide about the next capsule. Tell somebody near you as well. With thoughts of dying or of harming yourself, call your local emergency number or a crisis line now.",
	},
	{
		rule_id: "red-flag.starving",
		level: "book_dermatologist",
		advice:
			"Thank you for saying it. Making yourself sick, or eating next to nothing for days, strains heart and body, and it is an illness that can be treated, not a failing. Please tell a doctor or somebody you trust this week; if you faint, your heart races or you bring up blood, call your local emergency number. Small red dots around the eyes often come from the strain.",
	},
	{
		rule_id: "red-flag.scaly-ring",
		level: "book_dermatologist",
		advice:
			"A ring that spreads and clears in its middle is often easy to treat once somebody has looked: show it to a doctor or pharmacist soon. A steroid cream, above all somebody else's, hides it and lets it grow, so leave that off, and keep your own towel.",
	},
	{
		rule_id: "red-flag.blood-sugar",
		level: "book_dermatologist",
		advice:
			"Dark, velvety skin of the neck or folds can go with high blood sugar, so scrubbing does nothing for it. Ask your doctor for a blood test soon, and within days if you are very thirsty, pass much water or lose weight; with vomiting or drowsiness call your local emergency number.",
	},
] as const satisfies readonly RedFlag[];
