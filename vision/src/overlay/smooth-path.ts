import type { Point } from "@dewlight/core/skin/observation.ts";

/** Rounds a polyline's corners (Chaikin 1974), ends kept. */
export function smoothPath(points: readonly Point[], rounds = 2): Point[] {
	let path = [...points];
	for (let round = 0; round < rounds && path.length > 2; round++) {
		const next: Point[] = [path[0]];
		for (let i = 0; i + 1 < path.length; i++) {
			const [ax, ay] = path[i];
			const [bx, by] = path[i + 1];
			next.push(
				[0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
				[0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
			);
		}
		next.push(path[path.length - 1]);
		path = next;
	}
	return path;
}
