import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const first = (text: string): string | undefined => exactFlags(text)[0]?.rule_id;
const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("carbon monoxide", () => {
	it.each([
		"fell asleep in the campervan with the gas heater on, woke up with a splitting head and feeling sick. fine once i was outside. is my skin dehydrated",
		"both me and the wife have had bangin heads all week since the boiler man came, cheeks rosy. which cream for flushed skin",
		"we brought the bbq into the tent cos of the rain, im dizzy and my gf is really sleepy, face is hot",
		"generator dey run for the corridor all night, my head dey pain me and my sister dey vomit, e dey clear when we go outside. wetin i go rub for face",
		"co alarm keeps beeping in the caravan but my skin feels great lol, any night cream",
		"log burner on since friday. kids are queasy, the cat is wobbly, im flushed. does dry air do that to skin",
		"hedache and dizzyness every evning in the living room, paraffin heater on, goes away wen i walk the dog. face red",
		"sat in the car with the engine running to keep warm, felt faint and woozy. does heat make rosacea worse",
		"tenemos el brasero encendido en el cuarto, a las dos nos duele la cabeza y al salir se pasa, cara roja",
		"mit dem grill im zelt, wir haben beide kopfschmerzen und mir ist uebel, rote backen",
		"barby in the awning cos of rain, 3 of us have bad heads. which mask",
		"lit charcoal in the room for warmth, my brother too is groggy and my head is pounding, face looks pink",
	])("is thought of where something burns: %s", (text) => {
		expect(first(text)).toBe("red-flag.carbon-monoxide");
	});

	it.each([
		"the heating dries out my skin and i get headaches from screens, which moisturiser",
		"had a bbq in the garden, face is greasy from the smoke, what cleanser",
		"migraine since my period, skin breaks out too, serum?",
		"we both have dry cheeks since the log burner is on, which cream for two",
		"i feel sick of my spots, the gas bill is high too so something cheap",
		"my boiler broke so i wash with cold water, is that bad for oily skin",
		"hungover after the barbecue, puffy eyes, what helps",
	])("is not guessed from a warm room: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.carbon-monoxide");
	});
});

describe("a severe reaction to a medicine", () => {
	it.each([
		"on amoxicillin since monday, now my lips are full of sores and the skin on my back slides off like wet paper",
		"my epilepsy tablets were raised, today blisters on my chest and my eyes are glued and gritty. looks like somebody poured hot water on me",
		"new gout pills, mouth is raw, cant swallow, purple spots on the trunk and its peeling",
		"they gave my son fansidar for malaria, body is hot and skin is coming off his neck like scald, sores inside mouth",
		"started septrin last wk, it hurts to pee, my eyes sting and red patches blister all over",
		"skin comes off in sheets when i dry myself, sores in my mouth and down below too. what balm",
		"mum takes carbamazipine since 2 weeks, lips bleeding and raw, skin on her face peels off like after a burn",
	])("goes to a hospital and is never cooled as a burn: %s", (text) => {
		expect(first(text)).toBe("red-flag.skin-coming-off");
		expect(ids(text)).not.toContain("red-flag.large-burn");
		expect(ids(text)).not.toContain("red-flag.burn");
	});

	it.each([
		"my lips peel from accutane and the corners are sore, which balm",
		"sunburn on my shoulders is peeling off in sheets, aloe?",
		"spilled the kettle on my arm, the skin comes off",
		"canker sore in my mouth since i take vitamins, toothpaste?",
		"new retinol, my chin is peeling off in flakes",
		"antibiotics for my chest, skin feels dry",
	])("is not guessed from skin that peels: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.skin-coming-off");
	});
});

describe("plant sap and lime juice in the light", () => {
	it.each([
		"brush cutting the ditch and got sprayed by those giant hog weed stalks, arms and neck wet with it, off back out now its sunny",
		"squeezed limes for mojitos by the pool and now brown drip marks on my hands and chin that burn",
		"pruned the fig tree in shorts on a hot day, sap on my legs, red streaks this morning",
		"pulled out wild parsnip without gloves an hour ago, my wrists are fine so far. which hand cream",
		"harvested celery all day in the sun, blisters on my forearms",
		"nan rubbed fresh rue on my cheek against the evil eye and we walked in the sun, now it blisters",
		"kids played sword fights with hogweed, juice all over their faces, no pain",
		"made 200 margs at the beach bar, weird brown streaks and blisters on my hands",
		"put lime juice on my dark spots then went to the beach, what now",
	])("is washed off and kept out of the light: %s", (text) => {
		expect(first(text)).toBe("red-flag.plant-sap");
	});

	it.each([
		"fig scented body lotion for summer, is it bad in the sun",
		"i drink celery juice every morning, does it clear my face in summer",
		"lime plaster dust dries my hands out, i work outside",
		"made guacamole with limes, my skin is oily, which sunscreen",
		"perfume with bergamot on my neck in the sun, safe?",
		"i rue the day i bought this toner, my face burns in the sun",
	])("is not guessed from a fruit or a scent: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.plant-sap");
	});
});

describe("a numbing cream that got into the blood", () => {
	it.each([
		"emla on my whole back under cling film for the tattoo, my ears are whistling and i feel floaty and dizzy",
		"salon put tktx on both legs before laser, mouth tingles and my lips went blue",
		"lidocaine cream all over arms and chest wrapped in plastic, heart is skipping and im twitching a bit",
		"numbing gel 3 hours on full legs, metal taste and buzzing in my ears. laser is at 4",
		"used numb cream b4 microneedling my face and my sister is shaking and confused now",
		"me puse lidocaina en toda la espalda con film, me zumban los oidos y tengo la boca dormida",
		"creme anesthesiante sur les jambes avec du film, j'ai des vertiges et les oreilles qui sifflent",
	])("is wiped off, and somebody is called: %s", (text) => {
		expect(first(text)).toBe("red-flag.numbing-cream");
	});

	it.each([
		"which numbing cream is best before laser on my legs",
		"my lips are numb from the numbing cream before filler, can i eat",
		"numbing cream left my upper lip red, what calms it",
		"do i wash emla off with soap before the needling",
		"numb toes in winter and dry feet, cream?",
	])("is not guessed from a visit: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.numbing-cream");
	});
});

describe("somebody else's or an animal's medicine on the skin", () => {
	it.each([
		"i rub aldara on my husbands back without gloves and my fingers are sore",
		"my partner uses testosterone gel and we cuddle skin to skin, hair is growing on my chin",
		"used my dogs ear drops cream on my own cheek, its tingling",
		"put mums effudix on her nose with bare fingers and then did my own face cream",
		"the minoxidil my boyfriend uses gets on my pillow and onto my face, fuzzy cheeks",
		"nans hrt gel got on my arms when i helped her, im 9 weeks pregnant",
		"borrowed my brothers wart gel and it got on my lips",
	])("is washed off, and a pharmacist is asked: %s", (text) => {
		expect(ids(text)).toContain("red-flag.others-cream");
	});

	it.each([
		"my dad uses minoxidil for his hair, should i try it too",
		"doctor gave me efudix for my forehead, how red will it get",
		"my husband says my hands feel dry, which cream",
		"is horse shampoo good for my hair, my sister asks",
		"my cat sleeps on my pillow and i get spots on my cheek",
		"i put on gloves and then dads efudix with gloves on, anything else to do",
	])("is not guessed from what they only own: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.others-cream");
	});
});

describe("grease and fire beside oxygen", () => {
	it.each([
		"grandad has an oxygen concentrator, can i put coconut oil on his sore nose",
		"on home oxygen, lips are cracked, carmex ok?",
		"my nasal cannula rubs behind the ears, is aquaphor good",
		"dad is on oxygen at night and still smokes in bed, his cheeks are dry",
		"oxygen tubing has chafed mums face, thought shea butter",
		"been put on oxygen 24 7 and my nose is scabby, vaseline?",
	])("is stopped: %s", (text) => {
		expect(first(text)).toBe("red-flag.oxygen-fire");
	});

	it.each([
		"is an oxygen facial worth it, or is a cream enough",
		"oxygenating serum or vitamin c cream",
		"does vaseline let oxygen to the skin",
		"scuba diving on oxygen this week, which sunscreen lotion for my lips",
		"what does a cannula for filler do, cream before?",
	])("is not guessed from oxygen in skin care: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.oxygen-fire");
	});
});
