import { eyeAt } from "../features/eyes-and-brows.ts";
import { EYEBALL_RADIUS, type EyeOutline, type MouthOutline } from "../geometry/face-shape.ts";
import { type Lighting, type SurfacePoint, shadeSurface } from "../render/light.ts";
import { clamp, createNoiseTile, falloff, mix, smoothstep } from "../render/math.ts";
import { absorb, type Rgb, type SkinTexture, TEXTURE_CHANNELS, TEXTURE_FLOATS } from "./bare-skin.ts";
import { SKIN_CHANNELS, SKIN_FLOATS, type SkinMap } from "./skin-map.ts";

const CREASES = createNoiseTile(21, 1, 5);

/** Where a point lies on the mouth. */
interface MouthPoint {
	/** 0 skin to 1 lip. */
	lip: number;
	/** 0 to 1 inside the open mouth. */
	inside: number;
	/** 0 to 1 on the teeth. */
	teeth: number;
	/** Darkening of the seam and of vertical creases, multiplier. */
	dark: number;
}

const NOTHING: MouthPoint = { lip: 0, inside: 0, teeth: 0, dark: 1 };

function mouthAt(mouth: MouthOutline, x: number, y: number): MouthPoint {
	const across = Math.abs(x) / mouth.halfWidth;
	if (across > 1.12) return NOTHING;
	const t = Math.min(1, across);
	const top = mouth.top(t);
	const upper = mouth.upperEdge(t);
	const lower = mouth.lowerEdge(t);
	const bottom = mouth.bottom(t);
	if (y > top + 2 || y < bottom - 2) return NOTHING;
	const ends = 1 - smoothstep(0.94, 1.06, across);
	const lip = ends * smoothstep(-0.5, 0.9, top - y) * smoothstep(-0.7, 1.3, y - bottom);
	const gap = upper - lower;
	const inside = gap > 0.3 ? ends * smoothstep(-0.3, 0.4, upper - y) * smoothstep(-0.3, 0.4, y - lower) : 0;
	const teeth = inside * smoothstep(1.2, 3.2, gap) * smoothstep(0, 0.8, y - (upper - Math.min(gap * 0.7, 8)));
	const seam = gap > 0.3 ? 0 : 0.7 * falloff(((y - upper) / 0.7) ** 2) * (1 - smoothstep(0.84, 1.1, across));
	const crease = 0.05 * CREASES.at(x * 1.6, y * 0.22) + 0.03 * CREASES.at(x * 3.4 + 9, y * 0.5);
	const shaded = y > upper ? 1 - 0.1 * lip : 1;
	return { lip, inside, teeth, dark: clamp(shaded * (1 + crease * lip) * (1 - seam), 0.1, 1.2) };
}

export interface FaceLook {
	skin: Rgb;
	/** 0 light to 1 dark; scales what deep skin shows less of. */
	depth: number;
	iris: Rgb;
	hair: Rgb;
	texture: SkinTexture;
	inserts: SkinMap | null;
	eye: EyeOutline;
	mouth: MouthOutline;
	noseTipY: number;
	noseWidth: number;
	eyesClosed: number;
	/** Sheen of the whole face, 0.25 ordinary. */
	gloss: number;
	/** Height of stubble shadow on the beard area, 0 none to 1. */
	beard: number;
	/** 0 to 1: how much brow hair tints the skin at a point. */
	browAt(x: number, y: number): number;
}

export interface FacePixel {
	x: number;
	y: number;
	/** Millimeters along the skin from the midline. */
	arc: number;
	openness: number;
	nx: number;
	ny: number;
	nz: number;
}

/** Blood shows a little more over cheeks, nose and chin, pigment a little more around the eyes. */
function naturalErythema(x: number, y: number): number {
	const side = Math.abs(x);
	return (
		2.1 * falloff(((side - 40) / 19) ** 2 + ((y + 33) / 16) ** 2) +
		2.2 * falloff((x / 15) ** 2 + ((y + 36) / 11) ** 2) +
		1 * falloff((x / 15) ** 2 + ((y + 99) / 10) ** 2) -
		0.5 * falloff((x / 40) ** 2 + ((y - 40) / 16) ** 2)
	);
}

function naturalMelanin(x: number, y: number): number {
	const side = Math.abs(x);
	return (
		2.4 * falloff(((side - 29) / 16) ** 2 + ((y + 11) / 7.5) ** 2) +
		0.8 * falloff(((side - 30) / 14) ** 2 + ((y - 7) / 5) ** 2) +
		0.5 * smoothstep(-85, -112, y)
	);
}

/** Where a beard grows, 0 to 1, fading out over the cheeks. */
function beardDensity(x: number, y: number): number {
	const side = Math.abs(x);
	const outer = Math.max(0, side - 25);
	const cheekLine = -54 + 0.012 * outer * outer + Math.max(0, side - 50) * 1.5;
	const jaw =
		smoothstep(cheekLine + 12, cheekLine - 16, y) * smoothstep(8, 26, side + Math.max(0, -84 - y) * 3);
	const mustache = smoothstep(-47, -56, y) * smoothstep(34, 20, side) * smoothstep(-70, -63, y);
	const chin = smoothstep(-82, -94, y) * smoothstep(36, 18, side);
	return Math.max(jaw, mustache, chin);
}

/** Colors one pixel of the head that is not covered by hair. */
export function createFaceShader(
	look: FaceLook,
	light: Lighting,
): (out: Float32Array, pixel: FacePixel) => void {
	const albedo = new Float32Array(3);
	const patch = new Float32Array(SKIN_FLOATS);
	const uneven = new Float64Array(TEXTURE_FLOATS);
	const point: SurfacePoint = { nx: 0, ny: 0, nz: 1, openness: 1, gloss: 0, roughness: 0.5, softness: 1 };
	const blood = 1 - 0.3 * look.depth;
	return (out, pixel) => {
		const { x, y, arc } = pixel;
		look.texture.read(arc, y, uneven);
		let erythema = naturalErythema(x, y) + uneven[TEXTURE_CHANNELS.erythema];
		let melanin = naturalMelanin(x, y) * (0.7 + 0.8 * look.depth) + uneven[TEXTURE_CHANNELS.melanin];
		let gloss =
			look.gloss *
			(1 +
				0.35 * falloff((x / 26) ** 2 + ((y - 34) / 22) ** 2) +
				0.5 * falloff((x / 11) ** 2 + ((y + 28) / 18) ** 2));
		let slopeX = 0;
		let slopeY = 0;
		let dark = 1;
		let rough = 0.62;
		if (look.inserts) {
			look.inserts.sample(x, y, patch);
			erythema += patch[SKIN_CHANNELS.erythema];
			melanin += patch[SKIN_CHANNELS.melanin];
			gloss += 1.5 * patch[SKIN_CHANNELS.gloss];
			rough -= 0.3 * clamp(patch[SKIN_CHANNELS.gloss], 0, 1);
			slopeX = patch[SKIN_CHANNELS.slopeX];
			slopeY = patch[SKIN_CHANNELS.slopeY];
			dark -= Math.min(0.7, patch[SKIN_CHANNELS.groove]);
		}
		const relief = uneven[TEXTURE_CHANNELS.relief];
		const nostril =
			0.9 *
			falloff(((Math.abs(x) - 7.2 * look.noseWidth) / 4) ** 2 + ((y - look.noseTipY + 8.6) / 1.9) ** 2) **
				1.2;
		const mouth = y < -45 ? mouthAt(look.mouth, x, y) : null;
		if (mouth) {
			erythema += mouth.lip * mix(13, 8, look.depth);
			melanin += mouth.lip * mix(5, 3, look.depth);
			gloss += mouth.lip * 0.25;
			dark *= mouth.dark;
		}
		absorb(albedo, look.skin, erythema * blood, melanin);
		if (look.beard > 0 && !(mouth && mouth.lip > 0.9)) {
			const stubble = 0.8 + 12 * look.texture.relief(arc * 1.7, y * 1.7);
			const share = clamp(look.beard * stubble, 0, 1) * beardDensity(x, y) * (1 - (mouth?.lip ?? 0));
			for (let c = 0; c < 3; c++) albedo[c] = mix(albedo[c], look.hair[c], share);
		}
		const brow = y > 0 ? look.browAt(x, y) : 0;
		if (brow > 0) for (let c = 0; c < 3; c++) albedo[c] = mix(albedo[c], look.hair[c], brow);
		if (mouth && mouth.inside > 0) {
			const tooth = mouth.teeth;
			const pit = 1 - smoothstep(0.5, 1, Math.abs(x) / look.mouth.halfWidth) * 0.7;
			albedo[0] = mix(albedo[0], mix(0.05, 0.62 * pit, tooth), mouth.inside);
			albedo[1] = mix(albedo[1], mix(0.012, 0.58 * pit, tooth), mouth.inside);
			albedo[2] = mix(albedo[2], mix(0.012, 0.5 * pit, tooth), mouth.inside);
		}
		const eye = y > -16 && y < 16 ? eyeAt(look.eye, x, y, look.iris, look.eyesClosed) : null;
		let { nx, ny, nz } = pixel;
		if (slopeX !== 0 || slopeY !== 0) {
			nx -= slopeX * 0.8;
			ny -= slopeY * 0.8;
			const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
			nx *= scale;
			ny *= scale;
			nz *= scale;
		}
		point.gloss = gloss * (1 - brow);
		point.roughness = rough;
		point.openness = pixel.openness;
		point.softness = 1;
		if (eye && eye.ball > 0) {
			for (let c = 0; c < 3; c++) albedo[c] = mix(albedo[c], eye.color[c], eye.ball * (1 - 0.75 * eye.rim));
			const bend = eye.ball * 0.7;
			nx = mix(nx, eye.offsetX / EYEBALL_RADIUS, bend);
			ny = mix(ny, eye.offsetY / EYEBALL_RADIUS, bend);
			nz = mix(nz, 0.92, bend);
			point.openness = mix(point.openness, 0.82, eye.ball);
			point.gloss = mix(point.gloss, 0.12, eye.ball);
		}
		point.nx = nx;
		point.ny = ny;
		point.nz = nz;
		shadeSurface(out, albedo, point, light);
		const scale = dark * (1 - nostril) * (1 + relief * (eye ? 1 - eye.ball : 1)) * (eye ? eye.dark : 1);
		for (let c = 0; c < 3; c++) out[c] *= scale;
		if (eye && eye.ball > 0)
			for (let c = 0; c < 3; c++) out[c] += 0.75 * eye.glint * eye.ball * light.gain[c];
	};
}
