import type { SkinPlanes } from "./skin-planes.ts";

/** A disc in half-size pixels, its middle on a whole one. */
export interface Disc {
	x: number;
	y: number;
	radius: number;
}

export interface DiscContrast {
	/** Mean of the disc minus mean of the ring around it. */
	L: number;
	a: number;
	/** How much L* changes from one side of the ring to the other: large across the edge of a shadow. */
	slope: number;
	/** Share of the disc of twice the radius that is matte skin. */
	skinShare: number;
}

/** Compares a disc's core with a ring at 1.7 to 2.6 radii, skin pixels only. */
export function discContrast({ L, a, mask, half }: SkinPlanes, disc: Disc): DiscContrast {
	const core = Math.max(0.9, 0.8 * disc.radius);
	const inner = Math.max(2, 1.7 * disc.radius);
	const outer = inner + Math.max(1.5, 0.9 * disc.radius);
	const reach = Math.ceil(outer);
	let coreL = 0;
	let coreA = 0;
	let coreCount = 0;
	let ringL = 0;
	let ringA = 0;
	let ringCount = 0;
	const sides = { across: 0, down: 0 };
	const middle = L[disc.y * half + disc.x];
	let near = 0;
	let nearSkin = 0;
	for (let dy = -reach; dy <= reach; dy++) {
		for (let dx = -reach; dx <= reach; dx++) {
			const distance = Math.hypot(dx, dy);
			if (distance > outer) continue;
			const x = disc.x + dx;
			const y = disc.y + dy;
			if (x < 0 || y < 0 || x >= half || y >= half) continue;
			const i = y * half + x;
			if (distance <= inner) {
				near++;
				nearSkin += mask[i];
			}
			if (!mask[i]) continue;
			if (distance <= core) {
				coreL += L[i];
				coreA += a[i];
				coreCount++;
			} else if (distance >= inner) {
				ringL += L[i];
				ringA += a[i];
				ringCount++;
				sides.across += ((L[i] - middle) * dx) / distance;
				sides.down += ((L[i] - middle) * dy) / distance;
			}
		}
	}
	if (coreCount === 0 || ringCount === 0) return { L: 0, a: 0, slope: 0, skinShare: 0 };
	return {
		L: coreL / coreCount - ringL / ringCount,
		a: coreA / coreCount - ringA / ringCount,
		// Over a full ring cos^2 averages one half, so the mean projection is a quarter of the side-to-side change.
		slope: (4 * Math.hypot(sides.across, sides.down)) / ringCount,
		skinShare: nearSkin / near,
	};
}
