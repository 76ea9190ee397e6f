import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

const TOLD: readonly (readonly [text: string, rule: string])[] = [
	[
		"she found my 2yr old with the roaccutane box, strips are open and capsules missing",
		"red-flag.swallowed",
	],
	["relaxer entered my eye at the salon ten minutes ago", "red-flag.chemical-in-eye"],
	["swallowed the whole packet of ibuprofen after school", "red-flag.overdose"],
	["i took 24 sleeping pills, now what", "red-flag.overdose"],
	["how many codeine tablets would kill somebody my size", "red-flag.suicidal"],
	["got a noose in the garage", "red-flag.suicidal"],
	["i dont see any point in getting up", "red-flag.suicidal"],
	["she died in spring and i only want to be with her", "red-flag.suicidal"],
	["found a home for the cat, wont be needing the flat", "red-flag.suicidal"],
	["my brother texted that he wants to kill himself, he's at uni", "red-flag.bystander"],
	["my best friend is on a bridge and she wont come down", "red-flag.bystander"],
	["saw fresh cuts on my daughter, cuts all over her arms", "red-flag.bystander"],
	["a man beats my sister, he hits her every week", "red-flag.bystander"],
	["i keep standing at the edge of the platform", "red-flag.suicidal"],
	["nothing but coffee since tuesday", "red-flag.starving"],
	["left the hair dye on too long and my scalp is weeping", "red-flag.accident"],
	["a dark stripe in my thumb nail", "red-flag.changing-mole"],
	["a hard lump in my armpit", "red-flag.doctor-soon"],
	["i slice my arms with a blade, which scar cream", "red-flag.self-harm"],
	["i throw up after every meal and my cheeks got puffy", "red-flag.starving"],
	["havent eaten anything for four days so my skin clears", "red-flag.starving"],
	["mixed bleach and descaler, the fumes make my throat burn", "red-flag.fumes"],
	["drain cleaner dripped on my wrist, it stings", "red-flag.chemical-on-skin"],
	["used hair removal cream on my brows by mistake", "red-flag.accident"],
	["rubbed my eye after cutting jalapenos, it burns", "red-flag.chilli"],
	["superglue on my lips, they are stuck together", "red-flag.glued"],
	["the hot wax was too hot and my upper lip is raw", "red-flag.burn"],
	["kettle tipped over the baby, his chest is blistering", "red-flag.large-burn"],
	["touched the iron, the spot is white and i cannot feel it", "red-flag.large-burn"],
	["our puppy ate my iron tablets, half the box", "red-flag.pet-swallowed"],
	["nicked a mole and it wont stop bleeding", "red-flag.bleeding"],
	["cheek filler this noon and now my sight is blurred on the left", "red-flag.filler-sight"],
	["lip filler yesterday, the corner has gone white and cold", "red-flag.filler"],
	["since tuesday i see double", "red-flag.sight"],
	["his eyelid is swollen and he has a fever", "red-flag.sight"],
	["hives on my arms and i feel faint", "red-flag.allergic-reaction"],
	["on penicillin since monday and my lips are swelling", "red-flag.medicine-swelling"],
	["new tablets, blisters all over and my mouth is sore", "red-flag.skin-coming-off"],
	["my two weeks old baby has a temperature", "red-flag.newborn"],
	["swollen hands, a pounding headache and i see stars", "red-flag.pressure"],
	["the neighbours dog bit my lip", "red-flag.bite"],
	["ear piercing is full of pus and i have a fever", "red-flag.skin-infection"],
	["four months of accutane and i cry all the time", "red-flag.isotretinoin-mood"],
	["my daughter is so irritable and withdrawn since isotretinoin", "red-flag.isotretinoin-mood"],
	["33 weeks pregnant, my soles itch at night", "red-flag.pregnancy-itch"],
	["the mole on my shoulder has grown and got darker", "red-flag.changing-mole"],
	["a rough patch on my ear keeps coming back", "red-flag.sore-not-healing"],
	[
		"She is in the kitchen laughing. I want something for crow's feet. A place on the side of my nose, it scabs and opens up when I towel off, been doing that since about harvest",
		"red-flag.sore-not-healing",
	],
	["my neck is velvety and brown", "red-flag.blood-sugar"],
	["bald patch behind my ear", "red-flag.hair-loss"],
	["a ring shaped rash, a circle on my arm that keeps spreading", "red-flag.scaly-ring"],
	["toilet cleaner squirted on her left eye", "red-flag.chemical-in-eye"],
	["it would be easier to just not exist", "red-flag.suicidal"],
	["not eaten more than one banana a day since last month", "red-flag.starving"],
	["each time i stop the hydrocortisone my face flares", "red-flag.steroid-skin"],
	[
		"my aunty's pearl cream kept me fair for three years, now whenever i miss it my cheeks burn and go red",
		"red-flag.steroid-skin",
	],
	["do saal se muh pe clobetasol laga rahi hu, ab chehra jalta hai", "red-flag.steroid-skin"],
];

const HARMLESS: readonly string[] = [
	"dark spots on my temple, will vitamin c fade them, i am 39",
	"which sunscreen is best for oily skin under 20 dollars?",
	"Hi! I have a combination skin and love my gel cleanser",
	"what order do serum and moisturizer go in",
	"does niacinamide go with vitamin C",
];

describe("a sure sign", () => {
	it.each(TOLD)("%s", (text, rule) => {
		expect(ids(text)).toContain(rule);
	});

	it.each(HARMLESS)("is not hidden by a question about something else: %s", (question) => {
		for (const [text, rule] of TOLD) {
			expect(ids(`${question}. ${text}`), text).toContain(rule);
			expect(ids(`${text}. ${question}`), text).toContain(rule);
			expect(ids(`${text.toUpperCase()}\n\n${question}`), text).toContain(rule);
		}
	});

	it("is heard of each cleaner wherever it lands", () => {
		for (const cleaner of [
			"bleach",
			"oven cleaner",
			"toilet cleaner",
			"caustic soda",
			"rust remover",
			"battery acid",
		]) {
			for (const place of ["face", "forehead", "neck", "hand", "leg"]) {
				expect(ids(`${cleaner} splashed on my ${place} and it burns`)).toContain("red-flag.chemical-on-skin");
			}
		}
	});

	it("is heard of whoever is near", () => {
		for (const who of ["friend", "sister", "son", "mum", "husband", "roommate"]) {
			for (const says of [
				"he wants to die",
				"she is going to jump",
				"she took all her pills",
				"he says he will kill himself",
			]) {
				expect(ids(`my ${who} rang, ${says}`)).toContain("red-flag.bystander");
			}
		}
	});
});

describe("what only sounds like danger", () => {
	it.each([
		...HARMLESS,
		"i have used the same nivea cream for 20 years and if i skip it my face feels tight and goes red",
		"two years on tretinoin cream, when i stop it the red spots come back on my chin",
		"this serum is to die for",
		"my skin is suicidal lol",
		"took a selfie standing on the bridge at sunset",
		"forgot the mask overnight, skin is soft",
		"the price of that cream kills me",
		"i could murder for skin like hers",
		"bought a skipping rope for my warm up, i sweat a lot",
		"took 30 days of doxycycline tablets and my skin is clear",
		"missed my tablets for 10 days, should i take them again",
		"i overdosed on hyaluronic acid lol",
		"i think i overdosed on moisturizer last night, woke up shiny",
		"gave my serum to my sister because it broke me out",
		"retinol purge after three weeks, is it normal",
		"stopped eating dairy for my skin",
		"intermittent fasting and dull skin",
		"my friend is dying to try your app",
		"roof terrace all day with my friends, which spf",
		"can i use glycolic acid instead of retinol",
		"how do i get bleach stains out of a towel",
		"bleaching my hair on friday, how do i protect my forehead",
		"does chilli in food make redness worse",
		"the glue of my fake lashes will not stick",
		"is waxing bad for my skin",
		"my face feels like it is on fire after the toner for a second",
		"thinking of lip filler, what are the risks for my sight",
		"mosquito bite on my cheek, a bit red",
		"my tattoo is ten years old, which sunscreen keeps it bright",
		"a mole that never changed in twenty years, can i tan",
		"dark spots from acne on my cheeks",
		"bald men need sunscreen too, right?",
		"is 10% glycolic too strong for me",
		"my wedding ring leaves a red ring on my finger",
		"does accutane cause depression?",
		"hydrocortisone for three days as my doctor said, is a moisturizer fine beside it",
		"my dog licks my hand cream",
		"",
	])("%s", (text) => {
		expect(ids(text)).toEqual([]);
	});
});
