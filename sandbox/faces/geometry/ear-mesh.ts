import { falloff } from "../render/scalar.ts";
import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "./mesh.ts";

const RINGS = 26;
const SPOKES = 49;
const HALF_HEIGHT = 31;
const HALF_WIDTH = 17;

/** One ear as a cupped disc standing off the side of the head. `side` 1 is the subject's left. */
export function createEarMesh(side: 1 | -1, headWidth: number): Mesh {
	const position = new Float32Array(RINGS * SPOKES * 3);
	const surface = new Float32Array(RINGS * SPOKES * SURFACE_FLOATS);
	const swing = 0.62;
	for (let ring = 0; ring < RINGS; ring++) {
		const radius = ring / (RINGS - 1);
		for (let spoke = 0; spoke < SPOKES; spoke++) {
			const angle = (2 * Math.PI * spoke) / (SPOKES - 1);
			const back = Math.cos(angle) * radius;
			const up = Math.sin(angle) * radius;
			const taper = up < 0 ? 1 + 0.42 * up : 1 - 0.06 * up;
			const along = back * HALF_WIDTH * taper - 2.5 * up;
			const rim = falloff(((radius - 0.86) / 0.11) ** 2) * (up > -0.55 || back > 0 ? 1 : 0.4);
			const inner = falloff(((Math.hypot(back - 0.02, up * 0.9 - 0.05) - 0.5) / 0.13) ** 2);
			const bowl = falloff(((back + 0.25) / 0.3) ** 2 + ((up + 0.12) / 0.32) ** 2);
			const tragus = falloff(((back + 0.72) / 0.16) ** 2 + ((up + 0.1) / 0.2) ** 2);
			const out = 3.4 * rim + 2.1 * inner - 5 * bowl + 2.5 * tragus - 2.5 * radius ** 8;
			const at = ring * SPOKES + spoke;
			position[3 * at] = side * (70.5 * headWidth + 2.5 + along * swing + out * 0.75);
			position[3 * at + 1] = -14 + up * HALF_HEIGHT - along * 0.12;
			position[3 * at + 2] = -88 - along * 0.74 + out * 0.85;
			surface[4 * at] = 200 + back;
			surface[4 * at + 1] = up;
			surface[4 * at + 2] = along;
			surface[4 * at + 3] = Math.max(0.25, 1 - 0.62 * bowl - 0.3 * (1 - rim) * (1 - inner) * radius);
		}
	}
	return {
		part: PARTS.ear,
		position,
		normal: gridNormals(position, RINGS, SPOKES, -side),
		surface,
		triangles: gridTriangles(RINGS, SPOKES),
	};
}
