import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const first = (text: string): string | undefined => exactFlags(text)[0]?.rule_id;
const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("somebody else's goodbye", () => {
	it.each([
		"flatmate wrote so long everyone in our chat and nobody gets an answer",
		"my housemate said farewell on instagram, her door is locked and she is silent",
		"a girl at school put 'sorry for everything' on her story and isnt replying",
		"my kid brother posted that he wont be here tomorrow, i live two hours away",
		"a workmate gave away his guitar and said we wont meet again",
		"someone in my discord says theyre taking pills tonight and logged off",
		"my ex texted this is the last time i bother you and now her phone is off",
		"he says he will end it if i move out and has locked himself in the bathroom",
		"a girl from class posted this is it everyone and turned off her location",
		"a lad from my old job wrote in the group he has the noose ready",
		"our daughter left a letter saying sorry and is not in her room",
		"my husband phoned, said the kids and i will be better off without him",
		"my flatmate slit her wrists in the bathroom, blood on the floor",
		"meine freundin sagt sie will nicht mehr leben",
		"mi amigo se ha despedido por whatsapp y no contesta",
		"meine schwester hat sich verabschiedet und geht nicht ans telefon",
		"ma colocataire a dit adieu a tout le monde et ne repond plus",
		"minha amiga mandou mensagem de despedida e nao atende",
		"mio fratello ha scritto addio e non risponde",
	])("is a crisis of theirs: %s", (text) => {
		expect(first(text)).toBe("red-flag.bystander");
	});

	it.each([
		"my mum took a whole box of sleeping pills and is hard to wake",
		"roommate swallowed 30 paracetamol and says shes fine",
		"mon frere a avale toute la boite de cachets",
		"meine mutter hat eine ganze packung schlaftabletten genommen",
	])("is told what to do for who took too much: %s", (text) => {
		expect(first(text)).toBe("red-flag.their-overdose");
	});

	it.each([
		"my friend said bye to her retinol, should i",
		"my sister locked herself out and her skin is dry, which cream for her",
		"boyfriend isnt replying, can i ask about sunscreen meanwhile",
		"my colleague gave away her serums, are opened ones ok",
		"my brother posted my spots on his story, how do i hide them",
	])("is no crisis: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.bystander");
	});
});

describe("skin that goes with a medicine", () => {
	it.each([
		"gout tablets for two weeks, mouth full of sores and round target spots on my chest",
		"since the epilepsy pills my skin feels scalded and my eyes are gritty",
		"on lamictal, purple rings on my neck and the lips are crusted",
		"third day of septrin, it hurts to swallow and the rash is burning and spreading",
		"carbamazepine: the skin rubs off when i touch it",
		"new antibiotics and my skin is peeling in sheets",
		"phenytoin for a week, fever and a rash on my belly",
		"nehme allopurinol und habe blasen im mund, die haut loest sich ab",
		"desde que tomo lamotrigina tengo llagas en la boca y se me cae la piel",
		"depuis l'antibiotique ma peau part en lambeaux et j'ai de la fievre",
	])("is an emergency: %s", (text) => {
		expect(first(text)).toBe("red-flag.skin-coming-off");
	});

	it.each([
		"lamotrigine since a week and a few itchy spots on my arms",
		"started carbamazepine, there is a rash on my chest",
		"rash since the allopurinol, no other trouble",
	])("is for a doctor before the next tablet: %s", (text) => {
		expect(first(text)).toBe("red-flag.medicine-rash");
	});

	it.each([
		"isotretinoin month two, lips peel and crack, what balm",
		"my retinol makes my chin peel",
		"on doxycycline, which sunscreen",
		"stopped my antibiotics in spring, skin is fine now, which serum",
		"took a new vitamin tablet, mouth is dry",
	])("is left alone: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.skin-coming-off");
	});
});

describe("what stands in the garage and under the sink", () => {
	it.each([
		"wiped spray paint off my nose with thinner, its red and tight",
		"used turpentine on my chin for tar, burning now",
		"petrol splashed on my cheek filling up, it stings",
		"tile adhesive on my hands all day, the knuckles are black",
		"builders lime blew in my face",
		"vape liquid all over my arms and i feel sick",
		"took gel polish glue off my lip with acetone, raw now",
		"the car battery spat acid on my forehead, battery acid, it burns",
		"relaxer ran down my neck and the skin is slimy",
		"pool acid splashed up my face",
		"house bleach on my moustache, the skin is white and sore",
	])("is rinsed off the skin: %s", (text) => {
		expect(first(text)).toBe("red-flag.chemical-on-skin");
	});

	it.each([
		"paint thinner splashed into my eye",
		"hair dye got in my eye and it burns",
		"oven spray in his eye, he screams",
		"lash glue remover went in my eye",
		"spurted battery acid in my eye",
	])("is rinsed out of an eye: %s", (text) => {
		expect(first(text)).toBe("red-flag.chemical-in-eye");
	});

	it.each([
		"does nail polish remover dry out the skin of my fingers",
		"is bleach in the pool bad for my face",
		"my pores look like a drain, which cleaner skin routine",
		"acetone free remover for nails, any good",
		"paint thinner smells awful, which perfume lasts",
	])("is no accident: %s", (text) => {
		expect(ids(text).filter((id) => id.includes("chemical"))).toEqual([]);
	});
});

describe("an allergy in another language", () => {
	it.each([
		"pastilla nueva, ronchas en todo el cuerpo y la lengua se me pone gorda",
		"me cuesta tragar desde que comi gambas y tengo habones",
		"haare gefaerbt, beide augen sind zugeschwollen",
		"tengo la voz rara y los labios como globos despues de la crema",
		"j'ai des plaques partout et du mal a avaler depuis le medicament",
		"ma gorge se serre et mon visage est tout gonfle",
		"ich kann kaum schlucken, quaddeln am hals nach der tablette",
		"nach dem wespenstich wird meine zunge dick und der hals eng",
		"depois do antibiotico minha lingua ficou grossa e nao consigo engolir",
		"minha boca inchou toda e ta dificil respirar",
		"dopo le noci ho la gola che si chiude e faccio fatica a deglutire",
		"lingua grossa e bolle dappertutto dopo la pastiglia, respiro male",
		"goli khane ke baad jeebh moti ho gayi aur saans nahi aa rahi",
		"naya serum lagaya, poora chehra sooj gaya aur nigalne mein takleef hai",
	])("comes before anything that is rinsed or swallowed: %s", (text) => {
		expect([
			"red-flag.airway-swelling",
			"red-flag.breathing",
			"red-flag.allergic-reaction",
			"red-flag.face-swelling",
			"red-flag.eyes-swollen-shut",
		]).toContain(first(text));
		expect(ids(text)).not.toContain("red-flag.swallowed");
	});
});

describe("what was hot", () => {
	it.each([
		["straightener stuck to my cheek, the patch is white and does not hurt", "red-flag.large-burn"],
		["molten caramel dripped on my wrist", "red-flag.burn"],
		["spilled boiling tea on my foot", "red-flag.burn"],
	])("is cooled first: %s", (text, rule) => {
		expect(first(text)).toBe(rule);
	});
});

it("who wants to end it is heard, and who ends a subscription is not", () => {
	expect(first("i feel like ending it, also my chin burns")).toBe("red-flag.suicidal");
	expect(ids("i want to end it, the subscription i mean")).not.toContain("red-flag.suicidal");
});

it("an empty mood under isotretinoin is told as what it can be", () => {
	expect(first("two months of isotretinoin and i want to disappear")).toBe("red-flag.isotretinoin-mood");
});

describe("a baby", () => {
	it.each([
		"4 weeks old, temp 38.4 and a pink rash",
		"our 9 day old has blisters on his belly",
		"two month old, feels burning hot and wont feed",
		"my 9 day old is yellow and very sleepy",
	])("in its first three months is seen at once: %s", (text) => {
		expect(first(text)).toBe("red-flag.newborn");
	});
});

it.each([
	"i took like 20 of mums paracetamol an hour ago, feel fine, do i just wait",
	"just swallowed 14 ibuprofen",
	"i have taken the whole packet of my antidepressants",
])("tablets taken are an overdose by their number or pack: %s", (text) => {
	expect(exactFlags(text).map(({ rule_id }) => rule_id)).toContain("red-flag.overdose");
});

it.each([
	"i took 2 paracetamol for my head, can i still peel",
	"i have taken 20 mg isotretinoin for 8 weeks",
	"finished the whole course of antibiotic tablets last week",
])("tablets taken as they are meant are none: %s", (text) => {
	expect(exactFlags(text).map(({ rule_id }) => rule_id)).not.toContain("red-flag.overdose");
});
