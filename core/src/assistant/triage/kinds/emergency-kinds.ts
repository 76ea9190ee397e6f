/** How long it may wait, in the words that are said for it. */
export type WaitsFor = "now" | "today" | "days" | "two_weeks" | "next_visit";

/** What a nurse at a desk would tell one kind of danger: why, when, what to do and what would make it more urgent. */
export interface ToldKind {
	/** The name that the layers learn. */
	id: string;
	waits: WaitsFor;
	/** Why and what to do; of whoever is ill, so without "you" for the body. */
	text: string;
	/** What makes it more urgent than `waits` says. */
	sooner?: string;
	/** Who else listens, in the place of what is said after every danger of its level. */
	after?: "poison" | "crisis" | "none";
	/** Where the advice is from; established advice unless docs/science.md says that it was read. */
	source: string;
}

/** What cannot wait. Three or four sentences each, the call first. */
export const EMERGENCY_KINDS: readonly ToldKind[] = [
	{
		id: "heart",
		waits: "now",
		text: "Call your local emergency number now: a tight or heavy chest, pain into the jaw or arm, or turning gray and sweaty can be the heart. Sit down and rest, unlock the door, and do not drive or walk it off. It has nothing to do with a cream. Ask on the phone whether to chew an aspirin, and take none that you are allergic to.",
		source: "NHS, heart attack",
	},
	{
		id: "sepsis",
		waits: "now",
		text: "Call your local emergency number now and say that you fear sepsis: redness or a wound that spreads, with shivering, fever, confusion or feeling very ill, is treated within the hour. Tell them when it began, where the edge was and how fast it moved. No cream and no antiseptic holds this back, and nobody should wait for the morning.",
		source: "NHS, sepsis; NICE NG253",
	},
	{
		id: "deep-infection",
		waits: "now",
		text: "Go to an emergency department now or call your local emergency number: pain far worse than the skin looks, or skin that turns purple, black or blistered and spreads by the hour, can be an infection in the depth. Say when it began and draw around the edge. Put nothing on it.",
		source: "NHS, necrotising fasciitis",
	},
	{
		id: "meningitis",
		waits: "now",
		text: "Call your local emergency number now and say that the spots stay when a glass is pressed on them, or that the neck is stiff: it can be an infection of the blood or brain. Do not wait for more spots, and put no cream on them. Note when it began and whether the person is drowsy, floppy or hard to wake.",
		source: "NHS, meningitis",
	},
	{
		id: "drug-skin",
		waits: "now",
		text: "Go to an emergency department now, or call your local emergency number: sores in the mouth, sore eyes and skin that blisters or comes off days to weeks after a new medicine can be a severe reaction to it. Take no further dose of the new medicine until a doctor has spoken with you, and bring its pack and the date of the first one. A cream or wash is not the likely cause; put nothing on the skin, and do not cool it for long or wrap it as one would a scald.",
		source: "NHS, Stevens-Johnson syndrome; British Association of Dermatologists, SJS/TEN 2016",
	},
	{
		id: "drug-whole-body",
		waits: "now",
		text: "Go to an emergency department now: a rash with fever, a swollen face or swollen glands some weeks into a medicine can reach liver and blood. Take no further dose until a doctor has spoken with you today, and bring the pack. Say when the first dose was.",
		source: "DermNet, DRESS syndrome",
	},
	{
		id: "numbing-cream",
		waits: "now",
		text: "Take the film off and wipe or wash all of the cream off now, and call your local emergency number: ringing ears, a numb or tingling tongue, dizziness, twitching or a stumbling heart mean that too much of the numbing medicine has got into the blood. Lie down, do not stay alone and do not drive; the appointment is off, and so is any later one with this cream. Keep the tube and say how much, where and how long.",
		source: "FDA, warning on topical pain relief products, March 2024",
	},
	{
		id: "poisoned-by-cream",
		waits: "now",
		text: "Call your local emergency number now, and wash the cream off the whole body with lukewarm water and mild soap while help is on the way, with gloves if somebody helps. Vomiting, weakness, shaking, a tight chest or muddled words after a cream of unknown content can be a poisoning through the skin. No other cream or butter on it, nothing to make anybody vomit; the jar comes along.",
		source: "WHO, mercury in skin lightening products, 2019; NHS, poisoning",
	},
	{
		id: "allergy",
		waits: "now",
		text: "Call your local emergency number now; an adrenaline pen is used at once if there is one. Swelling of lips, tongue or throat, a changed voice, wheezing, or hives with faintness can close the airway within minutes. Sit up, or lie with raised legs when faint, and do not stay alone.",
		source: "NHS, anaphylaxis; Resuscitation Council UK",
	},
	{
		id: "breathing",
		waits: "now",
		text: "Call your local emergency number now: trouble breathing cannot wait. Sit upright, loosen what is tight, and use a reliever inhaler or adrenaline pen that was prescribed. Do not stay alone.",
		source: "NHS, shortness of breath",
	},
	{
		id: "stroke",
		waits: "now",
		text: "Call your local emergency number now and say when it began: a face that drops on one side, a weak arm or muddled speech can be a stroke, and every minute counts, also if it passes. Nothing to eat or drink, no driving. Unlock the door and do not stay alone.",
		source: "NHS, stroke",
	},
	{
		id: "heat",
		waits: "now",
		text: "Call your local emergency number now: confusion, vomiting, a fit or hot skin after heat can be heat stroke. Move into the shade, take off what is warm, and cool the skin with water and a fan until help comes. Sips of water only for somebody fully awake.",
		source: "NHS, heat exhaustion and heatstroke",
	},
	{
		id: "filler",
		waits: "now",
		text: "Go to an emergency department now and call whoever injected it on the way: skin that turns white, gray or blotchy, or hurts more and more after a filler, can be losing its blood, and it can be dissolved within hours. If sight changes, call your local emergency number at once. Say what was injected, where and when; no massage and no ice of your own.",
		source: "CMAC guidance on vascular occlusion; British Medical Laser Association",
	},
	{
		id: "eye-socket",
		waits: "now",
		text: "Go to an emergency department now, tonight and not tomorrow: a lid that is swollen shut, hot or bulging, with fever or pain on moving the eye, can be an infection behind it and threatens sight. Leave lenses out, squeeze nothing, and put no compress or cream on it.",
		source: "NICE NG141, periorbital infection; American Academy of Ophthalmology",
	},
	{
		id: "sight",
		waits: "now",
		text: "Go to an emergency department or eye hospital now: sight that goes, blurs or doubles all at once cannot wait, also if it comes back. Leave lenses out, put nothing in the eye, and do not drive. Say when it began and which eye it is.",
		source: "NHS, sudden loss of vision",
	},
	{
		id: "shingles-eye",
		waits: "now",
		text: "Be seen today, in an emergency eye department or by a doctor on call: a band of blisters on one side of the forehead or nose with a red or sore eye can be shingles that reaches the eye. Tablets work best when they are begun within three days, so do not wait for an appointment. No night cream does this. Until it has crusted keep away from newborns, pregnant women and people with a weak immune system.",
		source: "NICE CKS, shingles; NHS, shingles",
	},
	{
		id: "eczema-virus",
		waits: "now",
		text: "Go to an emergency department or call the doctor's urgent line now: many small, painful, alike blisters or punched-out sores on eczema can be the cold sore virus spreading, and that needs tablets or a drip today. No steroid and no other cream on it until then. Say whether somebody near had a cold sore, and whether an eye is close.",
		source: "NHS, atopic eczema; NICE CG57, eczema herpeticum",
	},
	{
		id: "young-baby",
		waits: "now",
		text: "Call your local emergency number or go to an emergency department now: a baby in the first three months with 38 degrees or more, blisters, yellow skin, poor feeding or who is hard to wake is seen at once. Put no cream on the skin. Say how many days old, the temperature and the last feed.",
		source: "NICE NG143",
	},
	{
		id: "ill-child",
		waits: "now",
		text: "Call your local emergency number now: a child who is floppy, hard to wake, mottled or gray, breathes fast or will not drink is very ill, whatever the skin shows. Say the age, the temperature and since when. No cream and no bath first; hold the child and stay on the phone.",
		source: "NICE NG143; NHS, is your baby or toddler seriously ill",
	},
	{
		id: "pregnancy-pressure",
		waits: "now",
		text: "Call your maternity unit's emergency line or your local emergency number now: sudden swelling of face and hands in a pregnancy or after a birth, with a headache, flickering sight or pain below the ribs, has to have the blood pressure taken at once. Do not wait for the next visit. Nothing cold or drained helps this.",
		source: "NICE NG133",
	},
	{
		id: "swallowed",
		waits: "now",
		text: "Call poison control or your local emergency number now, with the bottle in your hand: they tell you what comes next, also while nothing is to be seen. Do not bring it up again, and give no milk, water or food unless they say so; wipe or rinse the mouth and spit out. Drooling, trouble breathing or swallowing, coughing, a burnt mouth or being sleepy means the emergency number at once. Keep the bottle for whoever comes.",
		after: "poison",
		source: "NHS, poisoning; poison.org",
	},
	{
		id: "button-battery",
		waits: "now",
		text: "Call your local emergency number or go to an emergency department now: a swallowed button battery or magnet can burn through within two hours, also with no sign at all. Nothing to eat or drink, do not bring it up, and take a second battery or the device along.",
		after: "poison",
		source: "NHS England, button batteries; poison.org",
	},
	{
		id: "collapse",
		waits: "now",
		text: "Call your local emergency number now: whoever faints, has a fit or does not answer properly cannot wait. Breathing: lay them on their side and stay. Not breathing: the voice on the phone tells you how to press the chest. Nothing by mouth.",
		source: "NHS, what to do after an accident; Resuscitation Council UK",
	},
	{
		id: "head-medicine",
		waits: "now",
		text: "Go to an emergency department now and take no further dose: a headache that stays, with sight that blurs, doubles or goes dark, under acne tablets can be pressure in the head. Bring the packs. Do not drive yourself.",
		source: "FDA labels of isotretinoin and doxycycline",
	},
	{
		id: "big-burn",
		waits: "now",
		text: "Hold the burn under cool running water for 20 minutes now and call your local emergency number: burns of the face, hands or a child, large ones, and white, black or numb ones belong in a hospital. Take off rings and clothes that do not stick, then lay cling film on loosely. No ice, toothpaste, butter or cream.",
		source: "NHS, burns and scalds",
	},
	{
		id: "bleeding",
		waits: "now",
		text: "Call your local emergency number now, and press a clean cloth on it, hard and without looking: blood that spurts, soaks through or does not stop needs help now. Raise the part if you can. Say if a blood thinner is taken.",
		source: "NHS, cuts and grazes; British Red Cross",
	},
	{
		id: "clot",
		waits: "now",
		text: "Go to an emergency department today, and call your local emergency number with pain in the chest or short breath: one leg that swells, is warm and hurts, above all after a journey, an operation or a birth, can be a clot. Do not massage it. Say what came before it and which hormones are taken.",
		source: "NHS, deep vein thrombosis",
	},
	{
		id: "temple",
		waits: "now",
		text: "Go to an emergency department or an eye hospital now: a sore temple or scalp, a jaw that aches on chewing, and changed sight past fifty can be an inflamed artery, and treatment within hours saves sight. Say exactly these signs. Do not drive yourself.",
		source: "NHS, temporal arteritis",
	},
];
