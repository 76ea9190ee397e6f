import type { FaceOptions } from "../faces/face-options.ts";

interface DrawnScan {
	daysAgo: number;
	note: string | null;
	drawPhoto(): Promise<Uint8Array>;
}

export interface DrawnPerson {
	email: string;
	username: string;
	password: string;
	goals: string[];
	issues: string[];
	scans: DrawnScan[];
}

const PHOTO: FaceOptions = { width: 1280, height: 1280 };

function scan(daysAgo: number, note: string | null, face: FaceOptions): DrawnScan {
	return {
		daysAgo,
		note,
		async drawPhoto() {
			// Loaded by the one start that makes these people; it takes every other start half a second.
			const { encodeFace } = await import("../faces/encode-face.ts");
			return encodeFace({ ...PHOTO, ...face }, { format: "jpeg", quality: 92 });
		},
	};
}

/**
 * Two people who stand for nobody, with a story each: one whose spots calm down over nine weeks, one whose dark
 * marks stay much the same.
 */
export const DEMO_PEOPLE: readonly DrawnPerson[] = [
	{
		email: "iris@example.com",
		username: "Iris",
		password: "soft-window-light",
		goals: ["Even tone"],
		issues: ["Acne", "Redness"],
		scans: [
			scan(63, "Breaking out along the chin since spring.", {
				person: 0,
				seed: 11,
				shot: 1,
				papules: { left_cheek: { count: 4 }, right_cheek: { count: 3 }, chin: { count: 4 } },
				redness: { left_cheek: 7, right_cheek: 6, nose: 5 },
				shine: { forehead: 0.55, nose: 0.6 },
			}),
			scan(28, null, {
				person: 0,
				seed: 11,
				shot: 2,
				papules: { left_cheek: { count: 2 }, right_cheek: { count: 2 }, chin: { count: 2 } },
				redness: { left_cheek: 5, right_cheek: 4.5, nose: 3 },
				shine: { forehead: 0.5, nose: 0.55 },
			}),
			scan(2, "Calmer. A little tight after washing.", {
				person: 0,
				seed: 11,
				shot: 3,
				papules: { left_cheek: { count: 1 } },
				redness: { left_cheek: 3, right_cheek: 2.5 },
				shine: { forehead: 0.35, nose: 0.4 },
			}),
		],
	},
	{
		email: "samuel@example.com",
		username: "Samuel",
		password: "plain-oat-porridge",
		goals: ["Glowing skin"],
		issues: ["Dark spots"],
		scans: [
			scan(41, null, {
				person: 1,
				seed: 23,
				shot: 1,
				darkMarks: { left_cheek: { count: 5 }, right_cheek: { count: 3 } },
				shine: { forehead: 0.7, nose: 0.7 },
				underEye: { left: 3, right: 3 },
			}),
			scan(5, "Started wearing sunscreen most days.", {
				person: 1,
				seed: 23,
				shot: 2,
				darkMarks: { left_cheek: { count: 5 }, right_cheek: { count: 3 } },
				shine: { forehead: 0.6, nose: 0.65 },
				underEye: { left: 3, right: 3 },
			}),
		],
	},
];
