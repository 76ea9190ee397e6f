import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string): string[] =>
	exactFlags(text).map(({ rule_id }) => rule_id.replace("red-flag.", ""));

describe("a means at hand, with no word of dying", () => {
	it.each([
		"sat in the garage tonight with the door down and the engine running",
		"i keep starting the car with the garage shut, it gets quiet",
		"taped the windows of my car, got charcoal on the back seat",
		"put towels under the garage door and left the motor on",
		"how high is high enough",
		"which floor would be enough to be sure",
		"is the sixth floor high enough",
		"how many storeys until nobody survives",
		"been at the tracks since five, waiting for the express",
		"i stand by the railway tracks and let one train after another pass",
		"i think about stepping in front of the train on my way home",
		"i looked up which trains do not stop at our station",
		"there is a rope on the beam in the attic",
		"tied the belt to the banister, took it off again",
		"my rope is ready in the cellar",
		"the tablets are lined up on the nightstand, forty of them",
		"popped out all my painkillers, they are in a neat row",
		"my service pistol looks like an option",
		"keep looking at it, dads old rifle in the closet, one bullet",
	])("is a crisis of the writer: %s", (text) => {
		expect(ids(text)).toContain("suicidal");
		expect(ids(text)).not.toContain("bystander");
	});

	it.each([
		"my husband sits in the closed garage with the engine on",
		"my brother asked how high is high enough",
		"my son is standing on the tracks, the train comes in ten minutes",
		"she tied a rope to the beam in our loft",
		"my flatmate has tablets lined up in rows on her desk",
		"my dad has his service pistol on the table and says it is the way out",
	])("is a crisis of theirs: %s", (text) => {
		expect(ids(text)[0]).toBe("bystander");
	});

	it.each([
		"i stood over the cot last night with a pillow in my hands",
		"found myself beside my baby holding a pillow over his face",
		"with the cushion i was standing above our newborn",
		"my wife stood over the baby with a pillow",
		"scared i might shake the baby, he never stops",
	])("puts a baby in danger: %s", (text) => {
		expect(ids(text)).toContain("crisis");
	});

	it.each([
		"not eating until i reach 45 kg, passed out on the stairs again",
		"fainted twice, only water till i hit my goal weight",
		"my daughter stopped eating to get down to 40 kilos and collapsed at school",
	])("starves: %s", (text) => {
		expect(ids(text)).toContain("starving");
	});
});

describe("held, controlled and robbed at home", () => {
	it.each([
		"red lines on my wrists from the zip ties, what hides them",
		"he locks me in the bedroom when he goes to work",
		"my boss keeps us locked in, i am not allowed to leave the house",
		"i can use the phone only when he approves it",
		"my husband only lets me have my phone while he watches, he reads it all",
		"my employer took my passport and my hands are raw from cleaning",
		"he does not let me leave or see my sister",
		"they want to force me to marry my cousin",
		"my parents are taking me abroad in july to be married, i am 16",
		"dad booked flights, they are sending me to pakistan to get married",
		"i am to be married to a man i have never met and i have no say",
		"my sister is being married off next month",
		"my uncle comes into my room at night",
		"when everyone is asleep my stepdad gets into my bed",
		"mums boyfriend stands by my bed some nights, i put a chair against the door",
		"my son takes my pension card and shakes me when i ask",
		"the carer has her bank card, gran has bruises on both arms",
		"grandson shook me, he took my pension again",
	])("is violence: %s", (text) => {
		expect(ids(text)).toContain("violence");
	});
});

describe("what only stands near it", () => {
	it.each([
		"my garage door opener gave me a blister on the thumb",
		"closed the garage door on my finger, nail is blue, engine was off",
		"we live on the ninth floor, the air is dry, which cream",
		"how high is the spf of this one, is 30 enough",
		"waiting for the train every morning, my lips get chapped",
		"i run on the track three times a week, sweat rash",
		"rope burn on my palm from climbing, what helps",
		"lumps in my armpits, they join up and leave rope like scars",
		"hanging fairy lights on a cord from the ceiling, my skin is dry",
		"my pill organiser with vitamins is lined up by the bed",
		"laid out my weekly supplements, does zinc help",
		"holster of my service pistol rubs my hip raw, any option",
		"baby has a rash on his face from the pillow",
		"took photos of the baby with a pillow over the cot",
		"zip bag or jar for travel, what keeps cream fresh",
		"i locked myself in a routine, is it too much",
		"going abroad to visit family, arranged by my parents, which spf for india",
		"flying to morocco for my cousins wedding, what make up",
		"i get married in may, acne all over",
		"my cat comes into my bed at night and my eyes itch",
		"my little brother comes into my room and steals my serum",
		"my card was declined, is my money taken twice",
		"i only use my phone at night, blue light bad?",
		"my goal weight is 60 kg, does losing weight sag skin",
		"intermittent fasting until noon, a bit dizzy, skin is dull",
		"got stuck in traffic with the heater on, skin so dry",
	])("%s", (text) => {
		expect(ids(text)).toEqual([]);
	});
});

it.each([
	"my ex threw bleach at me outside my work, my cheek is peeling",
	"a man sprayed ammonia in my face on the bus",
])("acid that somebody throws is rinsed, and is violence: %s", (text) => {
	expect(ids(text)).toEqual(expect.arrayContaining(["violence", "chemical-on-skin"]));
});
