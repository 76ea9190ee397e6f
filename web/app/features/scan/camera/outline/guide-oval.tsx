import { useId } from "react";
import type { Aim } from "../guidance/choose-hint.ts";
import type { Ghost } from "./use-last-photo.ts";

/** An oval with the lines of a turned head, in pixels of the picture. */
interface Oval {
	cx: number;
	cy: number;
	rx: number;
	ry: number;
	/** Degrees, clockwise. */
	roll: number;
	/** Paths from brow to chin and from ear to ear, bent as the head is turned, about the middle of the oval. */
	meridian: string;
	eyeLine: string;
}

/** The outer eye corners span this share of the face's width; a face is this much longer than wide. */
const CORNERS_BY_WIDTH = 0.65;
const LENGTH_BY_WIDTH = 1.36;
/** Where the eyes lie above the middle, by the half length. */
const EYES_UP = 0.12;

interface GuideOvalProps {
	aim: Aim;
	width: number;
	height: number;
	good: boolean;
	/** Also draws how the head was turned. */
	detailed: boolean;
	/** The last photo, to be covered by the face. */
	ghost: Ghost | null;
}

/** Colors of their own: what lies behind is the camera's picture in either theme. */
const LINE = "#fff8f2";
const GOOD_LINE = "#b6e0c8";
const SHADE = "#1a1316";

/** The place for the face; around it the picture is a little darker. */
export function GuideOval({ aim, width, height, good, detailed, ghost }: GuideOvalProps) {
	const [hole, inside] = [useId(), useId()];
	const { cx, cy, rx, ry, roll, meridian, eyeLine } = ovalOf(aim, width, height);
	const place = `translate(${cx} ${cy}) rotate(${roll})`;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
			<mask id={hole}>
				<rect width={width} height={height} fill="#fff" />
				<ellipse rx={rx} ry={ry} transform={place} fill="#000" />
			</mask>
			<clipPath id={inside}>
				<ellipse rx={rx} ry={ry} transform={place} />
			</clipPath>
			<rect width={width} height={height} fill={SHADE} opacity="0.3" mask={`url(#${hole})`} />
			{ghost !== null && (
				<g clipPath={`url(#${inside})`}>
					<image
						href={ghost.address}
						width={ghost.width}
						height={ghost.height}
						opacity="0.35"
						transform={ghostPlace(aim, { width, height }, ghost)}
					/>
				</g>
			)}
			<g transform={place} fill="none" stroke={good ? GOOD_LINE : LINE} strokeLinecap="round">
				<ellipse rx={rx} ry={ry} strokeWidth={good ? 5 : 3} vectorEffect="non-scaling-stroke" />
				{detailed && (
					<g strokeWidth="2" strokeDasharray="5 7" opacity="0.75">
						<path d={meridian} vectorEffect="non-scaling-stroke" />
						<path d={eyeLine} vectorEffect="non-scaling-stroke" />
					</g>
				)}
			</g>
		</svg>
	);
}

/** Lays the face of the last photo where, as large and as tilted as the face should be. */
export function ghostPlace(
	aim: Aim,
	frame: Size,
	{ face, ...photo }: Pick<Ghost, "face" | "width" | "height">,
): string {
	const scale =
		(aim.size * Math.min(frame.width, frame.height)) / (face.size * Math.min(photo.width, photo.height));
	return [
		`translate(${frame.width / 2} ${frame.height / 2})`,
		`rotate(${round(aim.roll - face.roll)})`,
		`scale(${scale.toFixed(4)})`,
		`translate(${round(-face.x * photo.width)} ${round(-face.y * photo.height)})`,
	].join(" ");
}

interface Size {
	width: number;
	height: number;
}

export function ovalOf(aim: Aim, width: number, height: number): Oval {
	const rx = (aim.size * Math.min(width, height)) / CORNERS_BY_WIDTH / 2;
	const ry = rx * LENGTH_BY_WIDTH;
	// A quadratic curve reaches half as far as its control point, so that twice the bulge is asked for.
	const aside = 2 * rx * Math.sin(radians(aim.yaw));
	const down = -EYES_UP * ry + 2 * ry * Math.sin(radians(aim.pitch)) * 0.5;
	return {
		cx: width / 2,
		cy: height / 2,
		rx,
		ry,
		roll: aim.roll,
		meridian: `M0 ${round(-ry)}Q${round(aside)} 0 0 ${round(ry)}`,
		eyeLine: `M${round(-rx)} ${round(-EYES_UP * ry)}Q0 ${round(down)} ${round(rx)} ${round(-EYES_UP * ry)}`,
	};
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const round = (length: number): number => Math.round(10 * length) / 10;
