import { useId } from "react";
import type { Aim } from "../guidance/choose-hint.ts";
import { ovalOf } from "./oval-of.ts";

interface GuideOvalProps {
	aim: Aim;
	width: number;
	height: number;
	good: boolean;
	/** Also draws how the head was turned. */
	detailed: boolean;
}

/** Colors of their own: what lies behind is the camera's picture in either theme. */
const LINE = "#fff8f2";
const GOOD_LINE = "#b6e0c8";
const SHADE = "#1a1316";

/** The place for the face; around it the picture is a little darker. */
export function GuideOval({ aim, width, height, good, detailed }: GuideOvalProps) {
	const hole = useId();
	const { cx, cy, rx, ry, roll, meridian, eyeLine } = ovalOf(aim, width, height);
	const place = `translate(${cx} ${cy}) rotate(${roll})`;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
			<mask id={hole}>
				<rect width={width} height={height} fill="#fff" />
				<ellipse rx={rx} ry={ry} transform={place} fill="#000" />
			</mask>
			<rect width={width} height={height} fill={SHADE} opacity="0.3" mask={`url(#${hole})`} />
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
