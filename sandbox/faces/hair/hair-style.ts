import type { Lighting } from "../render/light.ts";
import { clamp, createCurve, createNoiseTile, smoothstep } from "../render/math.ts";
import type { Rgb } from "../skin/bare-skin.ts";

/** Coordinates that follow the strands over the head, and their direction in the frontal plane. */
interface HairFlow {
	/** Constant along one strand, millimeters between strands. */
	across(x: number, y: number, arc: number): number;
	along(x: number, y: number, arc: number): number;
	/** Direction of the strands, not of unit length. */
	directionX(x: number, y: number): number;
	directionY(x: number, y: number): number;
	/** Change of the pattern along a strand, per millimeter. */
	grain: number;
}

/** Where the parting lies, and how fast strands fall away from it on either side. */
const PART = -11;

/** How far below the parting's front end a strand of the edge has fallen, millimeters. */
function partingFall(x: number): number {
	const off = x - PART;
	return (off > 0 ? 0.0061 : 0.0106) * off * off;
}

const COMBED_BACK: HairFlow = {
	across: (x, _y, arc) => 0.75 * arc + 0.3 * x,
	along: (_x, y) => y,
	directionX: () => 0,
	directionY: () => 1,
	grain: 0.05,
};

/** Falls to both sides from a parting. */
const PARTED: HairFlow = {
	across: (x, y) => y + partingFall(x),
	along: (x) => x,
	directionX: () => 1,
	directionY: (x) => (x > PART ? -0.0122 * (x - PART) : -0.0212 * (x - PART)),
	grain: 0.05,
};

const SWEPT: HairFlow = {
	across: (x, y, arc) => 0.72 * arc - 0.42 * y + 0.003 * x * y,
	along: (_x, y, arc) => y + 0.4 * arc,
	directionX: () => 0.5,
	directionY: () => 1,
	grain: 0.09,
};

export function hairFlow(style: HairStyle): HairFlow {
	switch (style) {
		case "bob":
		case "long":
			return PARTED;
		case "short":
		case "swept":
			return SWEPT;
		case "none":
		case "cropped":
		case "tied":
		case "curly":
		case "headscarf":
			return COMBED_BACK;
	}
}

type HairStyle = "none" | "cropped" | "short" | "swept" | "bob" | "long" | "tied" | "curly" | "headscarf";

/** Hanging hair and cloth hide the ears. */
export function earsShow(style: HairStyle): boolean {
	return style !== "bob" && style !== "long" && style !== "headscarf";
}

export interface HairLook {
	style: HairStyle;
	/** Linear RGB of one strand. */
	color: Rgb;
	/** Height of the hairline above the brows' middle, millimeters over the eyes. */
	hairline: number;
	/** Color of the headscarf, linear RGB. */
	cloth: Rgb;
}

export const HAIR_COLORS = {
	black: [0.013, 0.011, 0.0105],
	darkBrown: [0.03, 0.018, 0.012],
	brown: [0.075, 0.042, 0.024],
	chestnut: [0.12, 0.055, 0.027],
	auburn: [0.2, 0.07, 0.028],
	blond: [0.42, 0.28, 0.14],
	gray: [0.3, 0.29, 0.28],
} as const satisfies Record<string, Rgb>;

/** Where hair grows on the head: height above the hairline (negative on bare skin), millimeters. */
type Hairline = (arc: number, y: number) => number;

/** Height of the hairline by distance along the skin from the midline, for a hairline 56 mm above the eyes. */
const AROUND = createCurve([
	[0, 0],
	[22, -0.5],
	[42, -3],
	[56, -11],
	[68, -24],
	[78, -36],
	[86, -50],
	[93, -72],
	[98, -84],
	[104, -82],
	[109, -62],
	[116, -58],
	[126, -80],
	[140, -104],
	[200, -118],
]);

export function createHairline(look: HairLook): Hairline {
	switch (look.style) {
		case "none":
		case "headscarf":
			return () => -100;
		case "bob":
		case "long":
			// Parted hair ends along its own strands.
			return (arc, y) => y - look.hairline - 4 + (Math.abs(arc) > 80 ? 85 : partingFall(arc));
		case "cropped":
		case "short":
		case "swept":
		case "tied":
		case "curly":
			return (arc, y) => y - (look.hairline + AROUND.at(Math.abs(arc)));
	}
}

const CURLS = createNoiseTile(51, 3, 9);

interface Volume {
	/** Thickness over the crown, millimeters. */
	top: number;
	/** Thickness at the sides. */
	side: number;
	/** Height over which the thickness is reached. */
	ramp: number;
	/** Depth of the lumps. */
	lumps: number;
}

const VOLUMES: Record<HairStyle, Volume> = {
	none: { top: 0, side: 0, ramp: 10, lumps: 0 },
	headscarf: { top: 0, side: 0, ramp: 10, lumps: 0 },
	cropped: { top: 4, side: 2.5, ramp: 9, lumps: 0.2 },
	short: { top: 20, side: 6, ramp: 22, lumps: 0.6 },
	swept: { top: 25, side: 8, ramp: 24, lumps: 0.8 },
	bob: { top: 13, side: 4, ramp: 14, lumps: 0.4 },
	long: { top: 14, side: 4, ramp: 14, lumps: 0.5 },
	tied: { top: 10, side: 4.5, ramp: 30, lumps: 0.3 },
	curly: { top: 31, side: 24, ramp: 24, lumps: 3.2 },
};

/** How far the hair stands off the head at a place, millimeters. */
export function createHairVolume(look: HairLook): (arc: number, y: number, x: number) => number {
	const volume = VOLUMES[look.style];
	if (volume.top === 0) return () => 0;
	const hairline = createHairline(look);
	const hanging = look.style === "bob" || look.style === "long";
	return (arc, y, x) => {
		const above = hairline(arc, y);
		if (above <= -2) return 0;
		const body = volume.side + (volume.top - volume.side) * smoothstep(15, 105, y);
		const lumps =
			volume.lumps === 0
				? 0
				: volume.lumps * smoothstep(112, 96, y) * CURLS.at(x * 0.34 + 60, y * 0.34 + Math.abs(arc) * 0.04);
		const hung = hanging ? smoothstep(-5, 45, y) : 1;
		return hung * Math.max(0, smoothstep(-2, volume.ramp, above) ** 0.8 * (body + lumps));
	};
}

const STRANDS = createNoiseTile(61, 1, 5);
const LOCKS = createNoiseTile(62, 3, 12);
const HAIR_MATERIAL_CURLS = createNoiseTile(63, 1, 4);

export interface HairPixel {
	/** Across and along the strands, millimeters. */
	across: number;
	along: number;
	/** Change of the pattern along a strand, per millimeter. */
	grain: number;
	/** Direction of the strand in the frontal plane. */
	directionX: number;
	directionY: number;
	nx: number;
	ny: number;
	nz: number;
	openness: number;
}

/** Lights hair (Kajiya and Kay 1989: a band where strands are square to the half vector). */
export function createHairShader(
	look: HairLook,
	light: Lighting,
): (out: Float32Array, pixel: HairPixel) => void {
	const loose = look.style === "curly" || look.style === "cropped";
	const curl = look.style === "cropped" ? 2.4 : 1.1;
	const [red, green, blue] = look.color;
	const contrast = look.style === "cropped" ? 0.14 : 0.2 + 0.1 * Math.min(1, 0.1 / (red + 0.05));
	return (out, pixel) => {
		const { nx, ny, nz, across, along, grain } = pixel;
		const fine = loose
			? HAIR_MATERIAL_CURLS.at(across * curl, along * curl)
			: STRANDS.at(across * 2, along * grain);
		const lock = loose ? LOCKS.at(across * 0.9, along * 0.9) : LOCKS.at(across * 0.8, along * grain * 0.7);
		const dot = pixel.directionX * nx + pixel.directionY * ny;
		const tx = pixel.directionX - nx * dot;
		const ty = pixel.directionY - ny * dot;
		const tz = -nz * dot;
		const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
		let diffuse = 0;
		let shine = 0;
		for (const lamp of light.lamps) {
			const facing = nx * lamp.x + ny * lamp.y + nz * lamp.z;
			diffuse += lamp.strength * clamp((facing + 0.35) / 1.35, 0, 1);
			const hz = lamp.z + 1;
			const square = (tx * lamp.x + ty * lamp.y + tz * hz) / (lamp.half * length) + 0.07 * lock;
			const band = Math.sqrt(Math.max(0, 1 - square * square)) ** (loose ? 6 : 26);
			shine += lamp.strength * band * clamp(facing + 0.4, 0, 1);
		}
		const around = light.ground + (light.sky - light.ground) * (0.5 + 0.5 * ny);
		const strand = Math.exp(contrast * (fine + 0.8 * lock)) * (0.35 + 0.65 * pixel.openness);
		const glow = (diffuse + around * pixel.openness) * strand * 1.15;
		const gleam = shine * strand * (loose ? 0.01 : 0.04) * pixel.openness;
		const side = light.sideRatio === 1 ? 1 : light.sideRatio ** (0.5 * clamp(nx / 0.42, -1, 1));
		out[0] = (red * glow + gleam * (0.5 + 1.6 * red)) * side * light.gain[0];
		out[1] = (green * glow + gleam * (0.46 + 1.6 * green)) * side * light.gain[1];
		out[2] = (blue * glow + gleam * (0.43 + 1.6 * blue)) * side * light.gain[2];
	};
}

/** No strand reaches out so far below the hairline, millimeters. */
export const BARE_BELOW = -6;

/** Share of hair over skin near the hairline, 0 to 1, with single strands reaching out. */
export function hairCover(look: HairLook, above: number, across: number, along: number): number {
	if (above < BARE_BELOW) return 0;
	switch (look.style) {
		case "cropped":
			return (
				smoothstep(-4, 9, above) *
				clamp(0.92 + 0.05 * HAIR_MATERIAL_CURLS.at(across * 2.6, along * 2.6), 0, 1)
			);
		case "curly":
			return smoothstep(-3.5, 6, above + 1.2 * HAIR_MATERIAL_CURLS.at(across * 0.8, along * 0.8));
		case "bob":
		case "long":
			return smoothstep(-1, 2.2, above + 0.5 * STRANDS.at(across * 2, along * 0.05));
		default: {
			const reach = 0.6 * STRANDS.at(across * 2.6, along * 0.05) + 0.3 * LOCKS.at(across * 0.8, along * 0.05);
			return smoothstep(-4, 9, above + reach);
		}
	}
}
