import type { GuideSection } from "../guide.ts";

export const sections: readonly GuideSection[] = [
	{
		id: "what-lines-are",
		heading: "What lines are, and how they look in a photo",
		blocks: [
			{
				kind: "text",
				text: "Lines come from sun above all, then from the years, from expressions and from dryness. Sun leaves more than lines: darker marks, uneven tone and a rougher surface belong to it. So one habit, sunscreen, works on all of them.",
			},
			{
				kind: "text",
				text: "In a photo a line is nothing but a thin shadow. A lamp from the side carves it deeper, soft window light fills it. Dry skin shows fine lines that a cream soon softens. So a before-and-after under different lamps proves nothing.",
			},
		],
	},
	{
		id: "what-we-measure",
		heading: "What Dewlight measures, and what it leaves alone",
		blocks: [
			{
				kind: "text",
				text: "We follow how long and how strong lines run on a resting face: forehead, between the brows, outer eye corners, smile folds, under the eyes. What every face has in the folds is taken off first. With a smile or an open mouth we read only forehead and brows.",
			},
			{
				kind: "text",
				text: "Very fine lines escape a camera. Gradings of the same face differ by 10 to 13% from one selfie to the next [4], so we claim a change only when it is larger than that noise. A photo shows no collagen and no firmness. You get no skin age from us, and no score of beauty.",
			},
		],
	},
	{
		id: "what-helps",
		heading: "What helps, in order",
		blocks: [
			{
				kind: "list",
				items: [
					"**Sunscreen**, SPF 30 or more, every morning. The rays behind lines come through clouds and window glass as well [2].",
					"**Moisturizer**. Ceramides and glycerin on damp skin make fine lines show less today. It is only a look, it works, and it lasts for some hours [8].",
					"**Retinol**, 0.1 to 0.3%, at night. Limited evidence [1]. European law stops at 0.3% for the face [5], and more would mainly sting more. Details are in our guide to [retinol](/retinol).",
					"**Vitamin C**, 8 to 20%, in the morning. It does more for tone than for lines; begin with 8%.",
					"**A dermatologist**. Deep lines change little with products. Prescription creams and procedures exist, and a doctor can say what is realistic for you, including nothing.",
				],
			},
			{
				kind: "text",
				text: "If your money is limited, spend it from the top of this list down. A plain sunscreen that you use up by summer beats an expensive serum that waits for special evenings.",
			},
		],
	},
	{
		id: "how-long",
		heading: "How long until you can judge",
		blocks: [
			{
				kind: "text",
				text: "Sunscreen works from the start and shows it by what does not appear. Moisturizer shows the same day. For retinol wait 12 weeks before you compare photos. In the first two weeks a light tingle is common, and a little dryness with it; that does not prove it works, and a burn is never part of the plan.",
			},
			{
				kind: "text",
				text: "At the end the honest answer may be: no visible change. Then you have lost nothing by stopping. Keep the sunscreen.",
			},
		],
	},
	{
		id: "deeper-skin",
		heading: "On deeper skin tones",
		blocks: [
			{
				kind: "text",
				text: "Deeper skin burns less easily, yet light still keeps darker marks dark, and irritation leaves new ones [12]. A sunscreen tinted with iron oxides holds back visible light too and, in a shade that matches, leaves no white film [7]. Retinol goes at half pace: 1 night a week, 2 from week 5. Redness hides behind pigment, so go by feel. Warm, tight or stinging skin is irritated, however calm it looks.",
			},
		],
	},
];
