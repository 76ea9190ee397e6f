import type { Brushwork } from "./brushwork.ts";

const LEAST = 1e-3;
/** Scores where nothing can be told. */
const UNKNOWN: PaintScores = { filter: 0, drawing: 0 };

/**
 * Two linear discriminants of logarithms, 0 in the middle between photos and paint. The photos were 34 faces as taken
 * and compressed, smoothed, shrunk and enlarged as phones do; `FILTER` was fitted against 21 painterly filters of ten
 * of them, `DRAWING` against painted game portraits and clip art of four sources.
 */
const FILTER = {
	offset: -1.169,
	weights: { calm: -9.75, peaks: -9.629, aligned: 1.56, finest: 3.084, grain: 0.475 },
};
const DRAWING = {
	offset: -6.64,
	weights: { calm: -2.795, peaks: -1.494, aligned: 7.238, lines: -5.448, contours: 4.861, softness: -3.31 },
};

export interface PaintScores {
	/** A photo turned into paint: photos left out of the fit stay below 0.95. */
	filter: number;
	/** Drawn or painted by hand: photos left out stay below 1, thumbnails blown up below 2. */
	drawing: number;
}

/** `softness` is the width of the face's strongest edges, 0 to 1. */
export function paintScores(brushwork: Brushwork | null, softness: number): PaintScores {
	if (brushwork === null) return UNKNOWN;
	const features = { ...brushwork, softness };
	return { filter: score(FILTER, features), drawing: score(DRAWING, features) };
}

function score<Feature extends string>(
	{ offset, weights }: { offset: number; weights: Record<Feature, number> },
	features: Record<NoInfer<Feature>, number>,
): number {
	let sum = offset;
	for (const name in weights) sum += weights[name] * Math.log(Math.max(LEAST, features[name]));
	return sum;
}
