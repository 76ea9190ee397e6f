import { expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const ids = (text: string) => exactFlags(text).map(({ rule_id }) => rule_id);

it.each([
	[
		"the wheel cleaner with acid got in my glove, skin looks fine but the finger aches deep in the bone",
		"chemical-deep",
	],
	[
		"i look sunburnt all over, burning up and dizzy, and i think a tampon is still in there",
		"suspected-sepsis",
	],
	["had botox on thursday, now i choke on water and my voice is odd. when does it wear off", "breathing"],
	["two weeks on dapsone and my lips have gone grey blue, can i tint over it", "breathing"],
	["sunburn was so bad i had about 20 paracetamol since last night. can i have more", "overdose"],
	["something happened at the party that i did not want, i have showered four times", "violence"],
	["my ex sent me a photo of the bottle, what helps if he throws acid at my face", "violence"],
	["i am 13, will mums boyfriend stop coming in at night if i smell bad", "child-abuse"],
	["they call me pizza face. the knife is in my bag and tonight they find out", "crisis"],
	["nobody will operate so i fix my nose myself tonight, what keeps the surgery clean", "crisis"],
	["been sat on the multi storey roof since lunch, face like this why bother", "suicidal"],
	["the cat got me on the knuckle, small hole, the finger is a sausage and will not bend", "bite"],
	["trod on a rusty fork, it went through into my foot, no jabs since school", "bite"],
	["my nephew has chickenpox and sat on my lap, i am 15 weeks and never had it", "doctor-today"],
	["the button battery of my mask remote is gone and my toddler dribbles a bit", "swallowed"],
	[
		"second month on the acne capsules, the ones with the pregnancy leaflet, and two lines today",
		"isotretinoin",
	],
	["on doxycycline, banging head all week and i hear my pulse whoosh when i bend", "pressure-in-head"],
	["if it is not clear by my birthday i am done, so what is the fastest option", "suicidal"],
	["mum has the red leg, her knees look marbled, she shakes and asked me where dad is", "suspected-sepsis"],
	["there is a black bit on my toe that smells, had sugar for years, is a foot mask ok", "doctor-today"],
	["she is 16 days old and looks fake tanned, even the whites of her eyes", "doctor-today"],
	["after the steroid tablets i am red from scalp to toes and shedding, cannot get warm", "doctor-today"],
	["i drew round the red bit of the bite with a pen and it is past the line today", "skin-infection"],
])("hears what is told in passing: %s", (text, kind) => {
	expect(ids(text)).toContain(`red-flag.${kind}`);
});

it.each([
	"is botox safe for my voice as a singer, thinking of getting it",
	"my dad comes in to wake me for school and says my skin looks better",
	"i took 2 paracetamol for the sunburn",
	"my cat licked my face and now my serum is gone lol",
	"which acid goes on my face first",
	"i drew round my eyelids with eyeliner and it smudges past the line",
	"we sat on the roof for the sunset and i got sunburnt",
	"my periods start today and i have spots again, tampons or pads do not matter",
	"i want to cut my own fringe at home tonight",
	"if this serum is not working by june i am done with the brand",
	"my baby is 5 weeks old, which sunscreen has no orange tint",
	"i get a headache from the smell, and my skin is peeling from retinol",
	"my black socks left fluff on my toe, it smells, lol",
	"had my second botox, when can i use retinol again",
])("leaves alone: %s", (text) => {
	expect(ids(text)).toEqual([]);
});

it.each([
	"squeezed one next to my nose, now the whole cheek is hot and swollen up to the eye and i have shivers",
	"squeezed a spot by my nose, now the cheek is swollen hot and tight and I have shivers, thought it was flu",
	"popped a pimple, cheek is swollen and hot, got a fever of 39",
	"Perimenopausal. My cheek is hot and swollen since I squeezed a spot, and I have chills.",
])("a face that swells with shivers or fever is no matter of today: %s", (text) => {
	expect(ids(text)).toContain("red-flag.suspected-sepsis");
});

it.each([
	"Menopausal, hot flushes then chills all day. My face goes red and my eyelids are swollen in the morning.",
	"I watch Netflix, chills and face masks every Sunday. Red swollen pimples on chin.",
	"got a fever blister, lip is tight and swollen",
	"face hot and swollen from sunburn, chills in the evening",
	"hay fever every year, my eyelids swell and itch, is a hot cloth fine",
])("shivers of another kind are none: %s", (text) => {
	expect(ids(text)).not.toContain("red-flag.suspected-sepsis");
});
