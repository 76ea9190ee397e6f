import { RED_FLAG_LEVELS, type RedFlag } from "../red-flag.ts";
import { FIRST_AID_RULES } from "./first-aid-rules.ts";
import { GENTLE_RULES } from "./gentle-rules.ts";

/**
 * What a person is told where their words call for a professional, the most urgent first; sources in docs/science.md,
 * "Red flags". Which of these a text raises is found by example in the assistant workspace and by `sure-signs.ts`.
 */
export const RED_FLAG_RULES = [
	...FIRST_AID_RULES,
	{
		rule_id: "red-flag.airway-swelling",
		level: "emergency",
		advice:
			"Call your local emergency number now; if you have an adrenaline pen, use it at once. Swelling of the lips, tongue or throat can become dangerous fast: sit up, rinse off what is new, and do not stay alone.",
	},
	{
		rule_id: "red-flag.face-swelling",
		level: "emergency",
		advice:
			"A swelling face needs medical help now. Call your local emergency number, at once if it spreads, reaches lips or tongue, or breathing feels different; use an adrenaline pen if you have one, and rinse off what is new with lukewarm water.",
	},
	{
		rule_id: "red-flag.eyes-swollen-shut",
		level: "emergency",
		advice:
			"Lids that swell until the eye hardly opens can be a strong allergic reaction. Rinse everything off with water and go to an emergency department now; call the emergency number if lips, tongue or breathing change.",
	},
	{
		rule_id: "red-flag.breathing",
		level: "emergency",
		advice:
			"Trouble breathing is an emergency. Call your local emergency number now and sit upright; use your inhaler or adrenaline pen if you were given one. Wash off what is new on the skin while help is on the way.",
	},
	{
		rule_id: "red-flag.allergic-reaction",
		level: "emergency",
		advice:
			"Call your local emergency number now; if you have an adrenaline pen, use it at once. Feeling faint or sick together with a skin reaction can be a severe reaction: lie down with raised legs, sit up if breathing is hard, and wipe or rinse off whatever is on the skin.",
	},
	{
		rule_id: "red-flag.suspected-sepsis",
		level: "emergency",
		advice:
			"Redness that spreads with fever, strong pain or feeling very ill has to be treated within hours. Call your local emergency number now or go to an emergency department; draw around the red edge, and put nothing on it.",
	},
	{
		rule_id: "red-flag.fading-test",
		level: "emergency",
		advice:
			"A rash that stays when a glass is pressed on it, or a stiff neck with a rash or headache, can be an infection of the blood or brain. Call your local emergency number now; do not wait for it to change.",
	},
	{
		rule_id: "red-flag.skin-coming-off",
		level: "emergency",
		advice:
			"Go to an emergency department now or call your local emergency number, take no further dose of the medicine, and take its pack along. Skin that blisters or comes off, with sores of mouth, eyes or genitals or with fever, can be a severe reaction to a medicine, also weeks after the first dose and also where it looks like a scald: no long cooling with water, no film, and nothing on the skin, no cream, butter or oil. Do not rub or peel it; lay a clean dry cloth over it. Say the name of the medicine and the day of the first dose; tablets for epilepsy or the heart are replaced there, so ask about the next dose at once.",
	},
	{
		rule_id: "red-flag.eczema-blisters",
		level: "emergency",
		advice:
			"Many small painful blisters on sensitive, itchy skin can be a virus that spreads fast. Go to an emergency department or call your doctor's urgent line now; no creams until then.",
	},
	{
		rule_id: "red-flag.shingles-eye",
		level: "emergency",
		advice:
			"Painful blisters with a red, sore or light-shy eye threaten sight. Go to an emergency eye department now; the treatment works best within 3 days.",
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		level: "emergency",
		advice:
			"Rinse the eye with clean lukewarm water for 20 minutes now, lids open, lenses out, from the nose outward, then go to an emergency department with the pack; after cleaners, lime or battery acid go on rinsing on the way. Do not rub or cover it tightly. If the lids are stuck, rinse over them and force nothing; no drops or oils of your own.",
	},
	{
		rule_id: "red-flag.chemical-on-skin",
		level: "emergency",
		advice:
			"Hold the skin under lukewarm running water for 20 minutes now, so that nothing runs into eyes or mouth, and take off what is soaked, without rubbing. Then call poison control or your local emergency number with the pack in your hand; put nothing on it to neutralize it, no vinegar, oil or cream. Go to an emergency department now if it is a child's skin, near an eye or larger than a palm, or if skin blisters, turns white, gray or numb, or still burns after the rinsing.",
	},
	{
		rule_id: "red-flag.sight",
		level: "emergency",
		advice:
			"Go to an emergency department now, contact lenses out, and put nothing in or on the eye. An eye that is swollen shut, bulges, hurts to move or sees double, and sight that goes suddenly, cannot wait.",
	},
	{
		rule_id: "red-flag.stroke",
		level: "emergency",
		advice:
			"Call your local emergency number now and say when it began; nothing to eat or drink until then. A face that drops on one side, a weak arm or muddled speech can be a stroke, and every minute counts.",
	},
	{
		rule_id: "red-flag.heat-stroke",
		level: "emergency",
		advice:
			"Call your local emergency number now, lie in the shade, take off what is warm and cool the skin with water. Confusion, vomiting or dry hot skin after sun or heat can be heat stroke.",
	},
	{
		rule_id: "red-flag.filler",
		level: "emergency",
		advice:
			"Go to an emergency department now and call the clinic that did it on the way: whoever can treat you first should, within hours. Skin that turns white, gray, blotchy or very painful after an injection can be losing its blood supply; if your sight changes, call your local emergency number.",
	},
	{
		rule_id: "red-flag.collapse",
		level: "emergency",
		advice:
			"Call your local emergency number now and say what you wrote here. Do not stay alone, and take nothing by mouth until they say so. If it began after something was put on the skin, rinse that off with lukewarm water and keep its pack for whoever comes.",
	},
	{
		rule_id: "red-flag.swallowed",
		level: "emergency",
		advice:
			"Call poison control or your local emergency number now and keep the package at hand. Do not make anyone vomit, and give no milk, salt or food unless they say so. Whoever is drowsy, coughs, drools or has a seizure lies on their side, is not left alone, and needs the emergency number.",
	},
	{
		rule_id: "red-flag.skin-infection",
		level: "same_day",
		advice:
			"A hot, painful or spreading red area, pus in a wound, or a skin problem with fever, should be seen by a doctor today. Put nothing new on it until then; if it spreads or you feel ill, call your local emergency number.",
	},
	{
		rule_id: "red-flag.crusts",
		level: "same_day",
		advice:
			"Golden, honey-like crusts are often an infection that is easily passed on. See a doctor or pharmacist today, leave the crusts alone, keep your own towel, and put nothing else on it.",
	},
	{
		rule_id: "red-flag.one-sided-blisters",
		level: "same_day",
		advice:
			"Painful blisters, above all on one side or near an eye, should be seen by a doctor today: treatment works best within 3 days.",
	},
	{
		rule_id: "red-flag.cold-sore-eye",
		level: "same_day",
		advice:
			"A cold sore near the eye should be seen by a doctor today. Touch neither it nor the eye, wash your hands, leave contact lenses out.",
	},
	{
		rule_id: "red-flag.eye",
		level: "same_day",
		advice:
			"Eye pain, a swollen eye, trouble with light or a change in vision should be checked by a doctor today. If something got in the eye, rinse it with clean water for 15 minutes.",
	},
	{
		rule_id: "red-flag.burn",
		level: "same_day",
		advice:
			"Cool it under cool running water for 20 minutes now and leave everything else off, ice, toothpaste and oils too. A burn after heat, a peel, a device or a strong product should be seen by a doctor today; early care is also what keeps marks small.",
	},
	{
		rule_id: "red-flag.blistered-sunburn",
		level: "same_day",
		advice:
			"Sunburn with blisters on the face should be seen by a doctor or pharmacist today. Cool it with water, leave the blisters closed, drink, stay in the shade, and put no acids or scented products on it.",
	},
	{
		rule_id: "red-flag.rash-and-fever",
		level: "same_day",
		advice: "A rash with fever, with blisters or with skin coming off should be seen by a doctor today.",
	},
	{
		rule_id: "red-flag.medicine-rash",
		level: "same_day",
		advice:
			"A new rash while taking a medicine can be a reaction to it. Call the doctor or pharmacist today before the next dose; with fever, blisters, a sore mouth or swelling, call your local emergency number.",
	},
	{
		rule_id: "red-flag.growing-ring",
		level: "same_day",
		advice:
			"A red ring that grows can follow a tick bite and is treated early. See a doctor today or tomorrow, take a photo of it each day, and put no cream on it first.",
	},
	{
		rule_id: "red-flag.bruises",
		level: "same_day",
		advice:
			"Bruises or pinprick red spots without a reason, with bleeding gums or great tiredness, need a blood test. See a doctor today; it is no matter for a cream.",
	},
	{
		rule_id: "red-flag.acne-with-illness",
		level: "same_day",
		advice:
			"Spots that turn into sores, with fever or aching joints, need a doctor today. Put nothing on them until then.",
	},
	{
		rule_id: "red-flag.isotretinoin",
		level: "same_day",
		advice:
			"Isotretinoin harms an unborn child: if you are or may be pregnant, take no further capsule and call the doctor who prescribed them today. Bad headaches or changed sight under them need a look at once too.",
	},
	{
		rule_id: "red-flag.accident",
		level: "same_day",
		advice:
			"Rinse it off now with plenty of lukewarm running water for 20 minutes, an eye with the lids open; take off lenses and what is soaked, do not rub, and put nothing on it to neutralize or soothe it, no vinegar, oil or cream. Swallowed: rinse the mouth and do not bring it up again. Then call poison control with the pack in your hand; they tell you at any hour what comes next. Go to an emergency department now if an eye got any, if skin blisters, turns white, gray or numb, or breathing changes; see a doctor today if it is raw or still burns after the rinsing.",
	},
	{
		rule_id: "red-flag.bite",
		level: "same_day",
		advice:
			"A bite, a scratch by an animal that broke the skin, a deep stab or a gaping wound should be seen by a doctor today, however small it looks: it may need tablets or a jab. Rinse it for 15 minutes under running water, with soap where it is not in the face, and leave make-up and creams off.",
	},
	{
		rule_id: "red-flag.weak-immune-system",
		level: "same_day",
		advice:
			"With a weakened immune system, new blisters, pus, fever or hot red skin should be seen today. Call the team that treats you, and put nothing on it.",
	},
	{
		rule_id: "red-flag.pregnancy-itch",
		level: "same_day",
		advice:
			"Strong itching without a rash late in pregnancy can come from the liver, and chickenpox or shingles matter for the child. Call your midwife or maternity unit today; a cream does not settle it.",
	},
	{
		rule_id: "red-flag.doctor-today",
		level: "same_day",
		advice:
			"What you describe should be seen by a doctor today. Put nothing new on that place until then; the rest of your face can go on with plain care. If it gets worse fast or you feel ill, call your local emergency number.",
	},
	{
		rule_id: "red-flag.changing-mole",
		level: "book_dermatologist",
		advice:
			"We do not assess moles or growths. One that is new, changes, itches, bleeds or looks unlike the others should be seen by a dermatologist soon. Have nothing lasered or frozen off before that.",
	},
	{
		rule_id: "red-flag.changing-spot",
		level: "book_dermatologist",
		advice:
			"We do not assess single spots. One that grows, bleeds, shines like a pearl, scales or keeps coming back should be seen by a dermatologist soon. Leave acids, scrubs, needles and lasers off it until then.",
	},
	{
		rule_id: "red-flag.sore-not-healing",
		level: "book_dermatologist",
		advice:
			"A sore that does not heal should be seen by a dermatologist. Leave acids, scrubs, needles and lasers off it until then.",
	},
	{
		rule_id: "red-flag.severe-acne",
		level: "book_dermatologist",
		advice:
			"Deep, painful or scarring spots respond best to treatment a dermatologist can prescribe. Book a visit, and do not squeeze or scrub; a simple, gentle routine is enough until then.",
	},
	{
		rule_id: "red-flag.hormones",
		level: "book_dermatologist",
		advice:
			"Spots together with missed periods, new hair growth or changes in weight can come from hormones. Your family doctor can check that with a blood test; ask for it soon.",
	},
	{
		rule_id: "red-flag.lasting-flushing",
		level: "book_dermatologist",
		advice:
			"Flushing that stays or comes with bumps, or thickening skin, is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.eyes-with-flushing",
		level: "book_dermatologist",
		advice:
			"Gritty, red or crusted eyes together with a red face should be seen by a doctor soon: eyes can be part of it and are treated separately. Keep every active ingredient away from the lids; with pain or blurred sight go today.",
	},
	{
		rule_id: "red-flag.butterfly-rash",
		level: "book_dermatologist",
		advice:
			"Redness over cheeks and nose together with sore joints, tiredness or sun that makes it worse needs a doctor and a blood test soon. Stay out of the sun, and leave acids and all other active ingredients off it until then.",
	},
	{
		rule_id: "red-flag.unlabelled-cream",
		level: "book_dermatologist",
		advice:
			"A lightening product, or a cream without a list of ingredients, can hold a strong steroid, mercury or much hydroquinone. Do not put it on again, and show the pack and your face to a doctor or dermatologist within days: where skin flares once it is off, they bring you off it gently. If you are pregnant, shake, feel weak or have a taste of metal, call a doctor today. Keep it from children, and wash your hands.",
	},
	{
		rule_id: "red-flag.steroid-skin",
		level: "book_dermatologist",
		advice:
			"A steroid cream on the face for weeks, or a toning cream that may hold one, can thin the skin, and burning or bumps come back each time it is left off. After long use do not stop it alone, and not from one day to the next; if it is off already, do not start it again alone. Take the tube and its leaflet to a doctor within days: they plan how you come off it. Until then use no more of it than now, only water, a plain cream and a plain sunscreen or a hat beside it, no acid and nothing else that treats. Very tired, dizzy, vomiting or pregnant: call a doctor today.",
	},
	{
		rule_id: "red-flag.around-the-mouth",
		level: "book_dermatologist",
		advice:
			"Small bumps around mouth or eyes that stay are worth showing to a doctor. Leave steroid cream, rich creams and acids off them until then.",
	},
	{
		rule_id: "red-flag.pigment-change",
		level: "book_dermatologist",
		advice:
			"Patches that lose or gain color should be seen by a dermatologist, above all new ones and those since a pregnancy or the pill. A doctor can tell what they are and has stronger creams. Sunscreen every day of the year and a hat are right in any case; nothing that bleaches until then, and no stopping of the pill on your own.",
	},
	{
		rule_id: "red-flag.yellow",
		level: "book_dermatologist",
		advice:
			"Yellow eyes or skin need a doctor within a day or two, and today with dark urine or pain; flat yellow patches on the lids ask for a blood test of fats. No cream changes either.",
	},
	{
		rule_id: "red-flag.boils",
		level: "book_dermatologist",
		advice:
			"Boils that keep coming back in the same folds of skin are treated early so that they do not scar. Show them to a doctor soon, and do not squeeze them.",
	},
	{
		rule_id: "red-flag.hair-loss",
		level: "book_dermatologist",
		advice: "New bald patches in hair, brows, lashes or beard should be seen by a doctor soon.",
	},
	{
		rule_id: "red-flag.cold-sores",
		level: "book_dermatologist",
		advice:
			"Leave peels, acids and retinoids off while a cold sore is there, and share no towel. Cold sores that come often can be held back with tablets: ask a doctor. Near the eye, go today.",
	},
	{
		rule_id: "red-flag.widespread-eczema",
		level: "book_dermatologist",
		advice:
			"Sore, itchy skin over a large area, or one that keeps you awake, needs treatment a doctor prescribes. Book soon; until then only what is plain and unscented, no acids and nothing that stings.",
	},
	{
		rule_id: "red-flag.itch-from-within",
		level: "book_dermatologist",
		advice:
			"An itch or rash that lasts for weeks, or comes with night sweats, weight loss, lumps or weak muscles, should be looked into by a doctor soon. A cream does not settle it.",
	},
	{
		rule_id: "red-flag.getting-worse",
		level: "book_dermatologist",
		advice: "Skin that has been getting worse for 2 weeks or longer is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.pregnancy-acne",
		level: "book_dermatologist",
		advice:
			"During pregnancy and breastfeeding, ask your midwife or doctor before treating spots: several common ingredients are not suitable.",
	},
	{
		rule_id: "red-flag.no-improvement",
		level: "book_dermatologist",
		advice:
			"When nothing has helped for 12 weeks, or many spots stay in spite of a medicine, a dermatologist can look closer than a photo can.",
	},
	{
		rule_id: "red-flag.doctor-soon",
		level: "book_dermatologist",
		advice:
			"What you describe is worth showing to a doctor soon, within about two weeks; a photo cannot settle it. Say since when and what has changed; put nothing new on a place that stands out until then, the rest of your face can go on with plain care.",
	},
	{
		rule_id: "red-flag.suicidal",
		level: "emergency",
		advice:
			"We are glad you wrote this, and you deserve help right now. Please call your local emergency number or a crisis line, or tell someone near you.",
	},
	{
		rule_id: "red-flag.crisis",
		level: "emergency",
		advice:
			"You deserve help right now, and you are not alone with this. If you are in danger from yourself or from somebody else, call your local emergency number; a crisis line listens at any hour, and so may someone near you.",
	},
	{
		rule_id: "red-flag.violence",
		level: "emergency",
		advice:
			"Nobody may hurt you, and it is not your fault. If you are in danger, call your local emergency number; a helpline for violence at home listens at any hour and tells no one. A doctor can look at the injury and write it down.",
	},
	{
		rule_id: "red-flag.self-harm",
		level: "care",
		advice:
			"Please do not stay alone with this. Talk to someone you trust, a doctor or a crisis line today; if you are in danger, call your local emergency number.",
	},
	...GENTLE_RULES,
] as const satisfies readonly RedFlag[];

export type RedFlagRuleId = (typeof RED_FLAG_RULES)[number]["rule_id"];

/** The flags of these rules in the order of the table; each once. */
export function flagsOfRules(ids: ReadonlySet<RedFlagRuleId>): RedFlag[] {
	return RED_FLAG_RULES.filter(({ rule_id }) => ids.has(rule_id)).map((rule) => ({ ...rule }));
}

/** Most urgent first; the order of rules within a level. */
export function byUrgency(flags: readonly RedFlag[]): RedFlag[] {
	return RED_FLAG_LEVELS.flatMap((level) => flags.filter((flag) => flag.level === level));
}
