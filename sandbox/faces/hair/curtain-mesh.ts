import { gridNormals, gridTriangles, type Mesh, PARTS, SURFACE_FLOATS } from "../geometry/mesh.ts";
import { createCurve } from "../render/curve.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { smoothstep } from "../render/scalar.ts";
import type { HairLook } from "./hair-style.ts";

const WAVES = createNoiseTile(71, 4, 0);
const ROWS = 90;
const COLUMNS = 72;

/** Hair hanging beside the face from the temples down; `side` 1 is the subject's left. */
export function createCurtainMesh(look: HairLook, side: 1 | -1, headWidth: number): Mesh | null {
	if (look.style !== "bob" && look.style !== "long") return null;
	const long = look.style === "long";
	const end = long ? -262 : -112;
	// Radius of the fall by height: out from the temple, in again toward a bob's tips.
	const radius = createCurve(
		long
			? [
					[-262, 97],
					[-190, 96],
					[-120, 92],
					[-40, 90],
					[20, 88],
					[45, 85],
					[66, 74],
				]
			: [
					[-112, 74],
					[-90, 84],
					[-50, 91],
					[0, 90],
					[42, 85],
					[66, 74],
				],
	);
	const position = new Float32Array(ROWS * COLUMNS * 3);
	const surface = new Float32Array(ROWS * COLUMNS * SURFACE_FLOATS);
	for (let row = 0; row < ROWS; row++) {
		const t = row / (ROWS - 1);
		for (let column = 0; column < COLUMNS; column++) {
			const u = column / (COLUMNS - 1);
			const tips = end + (long ? 18 : 5) * WAVES.at(u * 38 + side * 60, 3) * (1 - t);
			const y = tips + (66 - tips) * t;
			const front = 0.82 + 0.2 * smoothstep(30, -60, y) - (long ? 0.22 : 0.05) * smoothstep(-90, -200, y);
			const angle = front + (2.75 - front) * u ** 1.15;
			const wave = (long ? 2.6 : 1.4) * WAVES.at(u * 30 + side * 90, y * 0.09) * smoothstep(20, -60, y);
			const lip = 4 * (1 - u) ** 6;
			const reach = (radius.at(y) + wave - lip) * (0.35 + 0.65 * headWidth);
			const at = row * COLUMNS + column;
			position[3 * at] = side * reach * Math.sin(angle);
			position[3 * at + 1] = y;
			position[3 * at + 2] = -86 + reach * Math.cos(angle) + (long ? 26 * smoothstep(-120, -215, y) : 0);
			surface[4 * at] = side * angle * 84;
			surface[4 * at + 1] = y;
			surface[4 * at + 2] = 0;
			surface[4 * at + 3] = 0.55 + 0.45 * smoothstep(0, 0.22, u);
		}
	}
	return {
		part: PARTS.hair,
		position,
		normal: gridNormals(position, ROWS, COLUMNS, side),
		surface,
		triangles: gridTriangles(ROWS, COLUMNS),
	};
}
