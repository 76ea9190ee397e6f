import type { KnownQuestion } from "./known-question.ts";

/** What people have heard and worry about, and what is left to do where nothing seems to help. Only examples tell these. */
export const WORRY_QUESTIONS: readonly KnownQuestion[] = [
	{
		id: "question.retinol_thins",
		label: "Retinol and thin skin",
		text: "Over months retinol makes the living part of skin a little thicker; only the dead top layer flakes and feels raw in the first weeks. What does thin skin is cortisone cream used long on a face. Start with two nights a week and moisturizer, leave it out while skin is sore, and wear sunscreen by day.",
		grade: "M",
		sources: ["kang_1995"],
	},
	{
		id: "question.sun_harm",
		label: "Whether sunscreen does harm",
		text: "No study shows that sunscreen causes cancer; the sun does. Some organic filters get into blood and milk in small amounts; harm is not known, and it is still studied. Who would rather not takes zinc oxide or titanium dioxide, which hardly enter skin, also while nursing, off the nipple. Wearing none is the larger risk. Burnt now: shade, cool water, plain cream.",
		grade: "B",
		sources: ["matta_2019", "aad_sunscreen"],
	},
	{
		id: "question.tallow",
		label: "Beef tallow",
		text: "Beef tallow is a fat and no treatment: it holds water in skin as other greasy balms do, and no good study shows that it clears spots or eczema. It can clog skin that gets spots, and jars made at home turn rancid. On dry skin without spots little speaks against it; petroleum jelly or a cream with ceramides does the same with less doubt.",
		grade: "C",
		sources: ["house_default", "barrier_reviews"],
	},
	{
		id: "question.breast_milk",
		label: "Breast milk on skin",
		text: "Little is known: small studies looked at babies' bottoms, none at spots on a grown-up face. It does no good on open or squeezed spots, where germs like it, and nothing of it belongs in an eye. While nursing, azelaic acid or a little benzoyl peroxide on single spots is usual, washed off hands and never on the breast; ask the midwife or pharmacist.",
		grade: "B",
		sources: ["nhs_breastfeeding_medicines"],
	},
	{
		id: "question.coffee",
		label: "Coffee and skin",
		text: "Coffee does not dry skin out, and by itself it brings no spots. A hot drink can flush a face that reddens easily, and the milk and sugar in it are what some people notice. Leave it out for four weeks if you want to know; if nothing changes, enjoy it again. Coffee grounds rubbed on a face only scratch it.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.gym_supplements",
		label: "Protein powder and creatine",
		text: "Whey is the one with a hint: in some people spots come with it, mostly on back and jaw, though proof is thin. A fair test is four to eight weeks with another protein and all else the same. For creatine no link is shown. Shower soon after training, in a clean shirt after. Steroids for muscle bring severe spots: tell a doctor.",
		grade: "C",
		sources: ["nice_ng198"],
	},
	{
		id: "question.no_effect",
		label: "When nothing helps after weeks",
		text: "Twelve weeks of steady use are a fair trial for spots and marks, half a year for lines; moisture shows within days. If nothing changed by then it is no fault of yours: stop paying for it, and change one thing, another ingredient, another strength or a doctor's look. Nothing second on top. Deep, painful or scarring spots need not wait: show them now.",
		grade: "B",
		sources: ["nice_ng198"],
	},
	{
		id: "question.who_is_right",
		label: "When others see it differently",
		text: "All can be honest: others see you across a table and with good will, a photo measures one minute of light, and you know how skin feels. Where they differ, take the next photo at the same place and hour and look at the pair. What itches, hurts or changes counts more than a number or a shop, and what a doctor told you stands above me.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.weight_loss_face",
		label: "A face after losing weight",
		text: "Weight that goes fast takes padding from the face, so cheeks sink and folds show; no cream puts it back. Sunscreen, moisturizer, enough protein, no smoking and a steady weight help a little, and some of it settles within a year. Fillers are a doctor's matter and can wait until weight holds. Stop no injection or tablet for your face without asking who prescribed it.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "question.disposal",
		label: "Throwing products away",
		text: "Tubes and jars with rests go into household waste, not down the sink; clean empty packs to recycling, sprays with gas left to a collection point. Prescribed creams, tretinoin and antibiotics go back to a pharmacy and to nobody else. Closed cosmetics within their date may be given away, jars with fingers in them not.",
		grade: "B",
		sources: ["house_default", "nhs_medicines_dose"],
	},
	{
		id: "question.sources",
		label: "What answers rest on",
		text: "Under an answer of mine stands what it is based on: guidelines, labels, trials and reviews, and where there is only good practice it says so. How strong it is is said too; for much of skin care it is weak. The sources of all rules are listed in the guides on the website. No doctor checks single answers, and I make nothing up beyond these tables.",
		grade: "C",
		sources: ["house_default"],
	},
];
