import { encodeFace } from "@dewlight/sandbox/faces/index.ts";

let drawn: Promise<Buffer> | undefined;

/** A drawn face as a phone stores it: 12 megapixels of JPEG, held upright. Drawn once per process. */
export function phonePhoto(): Promise<Buffer> {
	drawn ??= encodeFace(
		{
			person: 2,
			width: 3024,
			height: 4032,
			center: [0.5, 0.42],
			faceFraction: 0.56,
			papules: { left_cheek: { count: 4 } },
			darkMarks: { forehead: { count: 3 } },
			redness: { nose: 5, right_cheek: 5 },
		},
		{ quality: 90 },
	);
	return drawn;
}
