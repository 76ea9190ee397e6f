import type { FaceFacts } from "../facts/face-facts.ts";

/**
 * How fast the face moved between two frames, in distances of the outer eye corners per second. `aspect` is the
 * frame's width by its height.
 */
export function speedOf(before: FaceFacts, now: FaceFacts, seconds: number, aspect: number): number {
	if (seconds <= 0) return 0;
	const shortEdge = Math.min(aspect, 1);
	const moved = Math.hypot((now.x - before.x) * aspect, now.y - before.y) / shortEdge;
	return moved / Math.max(1e-6, now.size) / seconds;
}
