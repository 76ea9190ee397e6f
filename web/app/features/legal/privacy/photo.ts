import { BRAND } from "@dewlight/contracts/brand.ts";
import { paths } from "#paths.ts";
import { PROMISED } from "../figures.ts";
import type { LegalSection } from "../legal-text.ts";

const { lostScanMinutes, unclaimedPhotoMinutes } = PROMISED;

export const PHOTO: readonly LegalSection[] = [
	{
		id: "privacy-short",
		heading: "The short version",
		blocks: [
			{
				list: [
					"Original images are deleted right after analysis. A small thumbnail, close-ups of what was found and the measured numbers are kept.",
					"The shape of your face is never stored, and nobody is recognized.",
					"Nothing is sold, and nothing of yours trains a model. There are two cookies, both for logging in, and no tracking.",
					"You can take a copy of your data, and have it erased, on your account page.",
				],
			},
			`${BRAND.name} (“we”) answers for the data described here. Write to ${BRAND.supportEmail} about anything in it.`,
		],
		see: [{ label: "Your account", to: paths.account }],
	},
	{
		id: "privacy-photo",
		heading: "What happens to your photo",
		blocks: [
			"Before your first photo we ask whether we may measure it, on a screen of its own that says what is done. Without your yes no photo is taken in, and everything that needs no photo works all the same.",
			"From the photo we compute where your face is, and from its skin: color, redness, shine, texture, spots, dark marks and lines. From these numbers the program derives skin type, sensitivity, findings with a severity from 0 to 5, a care plan and what to look for in products. All of it runs on our own server.",
			"Original images are deleted right after analysis, also when the analysis fails, and the deletion is put on record. That holds for every photo of a scan: the camera takes four with one press, and a second one may be added to a chosen one. Thumbnails are kept, together with see-through layers that show where something was found, close-ups, and the numbers. A close-up is a patch of a few centimeters of skin around a finding, as fine as it was measured; it is kept from the first photo on that you send after agreeing to the text that names it. A thumbnail is a new, small picture: where and with which camera the photo was taken is not in it.",
			`If the power goes out in the middle, a clean-up that runs every minute deletes what was left behind: a photo that never became a scan after ${unclaimedPhotoMinutes} minutes, one whose analysis was lost after ${lostScanMinutes} minute.`,
			"You can take your yes back on your account page under Consents. From then on no photo is measured, and one that is being measured is stopped. Reports you have stay until you delete your account.",
		],
	},
	{
		id: "privacy-face-geometry",
		heading: "Face geometry (biometric notice)",
		blocks: [
			"To find forehead, cheeks and chin, a program finds points of your face in the photo. These points are in the computer's memory while the photo is measured, for seconds, and nowhere else. They are never stored, and never made into a template or a print of your face.",
			"They are never used to identify or recognize anybody, or to compare faces. They are not sold, leased, traded or given to anybody.",
			"Nothing of this is computed before you have agreed in writing: the question names what is computed, what for and for how long, and your answer is stored with its time and the version of the text. If you send photos with a program of your own, without having seen that question, sending one after accepting this policy is stored as your yes.",
			{
				facts: [
					{ name: "Points of the face", text: "Gone when the photo is measured, after seconds." },
					{ name: "Original photo", text: "Deleted right after analysis." },
					{
						name: "Thumbnail, layers, close-ups, numbers",
						text: "Erased with your account.",
					},
				],
			},
		],
	},
];
