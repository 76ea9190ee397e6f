import { useId } from "react";

const FACE =
	"M240 108c64 0 110 46 111 124 1 60-8 104-31 142-20 33-48 66-80 66s-60-33-80-66c-23-38-32-82-31-142 1-78 47-124 111-124Z";
const BODY = "M182 372c5 60 2 84-44 104-50 21-92 40-106 84h416c-14-44-56-63-106-84-46-20-49-44-44-104Z";
/** Where light turns into shade: the edge draws forehead, nose, lips and chin. */
const SHADE =
	"M284 90c-16 42-30 84-36 124-5 20-5 38-3 58 2 20 8 34 12 46 2 9-4 14-12 17-5 3-4 9-3 14 1 6 5 11 4 17 3 8 2 15-1 22-5 9-1 15 3 24 4 13 0 24-8 40h140V90Z";
const UPPER_LIP = "M203 374c13-11 26-17 36-12 10-5 24 1 37 12-14 3-24 2-37 2s-22 1-36-2Z";
const LOWER_LIP = "M203 374c12 2 24 3 36 3s25-1 37-3c-9 16-22 23-37 23s-27-7-36-23Z";

/** Skin in soft light: a calm face, half lit from one side, eyes closed, hair pulled back. Decoration. */
export function FaceLight({ className }: { className?: string }) {
	const id = useId();
	const url = (name: string) => `url(#${id}${name})`;
	return (
		<svg viewBox="0 0 480 560" aria-hidden="true" className={className}>
			<defs>
				<radialGradient id={`${id}halo`} cx=".42" cy=".4" r=".5">
					<stop stopColor="var(--color-glow)" />
					<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
				</radialGradient>
				<radialGradient id={`${id}skin`} gradientUnits="userSpaceOnUse" cx="172" cy="200" r="275">
					<stop stopColor="#ffefdf" />
					<stop offset=".28" stopColor="#fad3b3" />
					<stop offset=".6" stopColor="#eca688" />
					<stop offset="1" stopColor="#c06a6c" />
				</radialGradient>
				<linearGradient id={`${id}shade`} gradientUnits="userSpaceOnUse" x1="232" y1="190" x2="356" y2="310">
					<stop stopColor="#b25c69" stopOpacity=".7" />
					<stop offset=".5" stopColor="#8e4560" stopOpacity=".86" />
					<stop offset="1" stopColor="#562240" stopOpacity=".95" />
				</linearGradient>
				<linearGradient id={`${id}body`} gradientUnits="userSpaceOnUse" x1="90" y1="440" x2="400" y2="560">
					<stop stopColor="#f4ba9a" />
					<stop offset=".42" stopColor="#cf8079" />
					<stop offset="1" stopColor="#6b2e47" />
				</linearGradient>
				<linearGradient id={`${id}hair`} gradientUnits="userSpaceOnUse" x1="120" y1="50" x2="370" y2="270">
					<stop stopColor="#8a4459" />
					<stop offset=".42" stopColor="#5b263e" />
					<stop offset="1" stopColor="#351320" />
				</linearGradient>
				<clipPath id={`${id}face`}>
					<path d={FACE} />
				</clipPath>
				<clipPath id={`${id}torso`}>
					<path d={BODY} />
				</clipPath>
				<Blur id={`${id}fine`} by={3} />
				<Blur id={`${id}soft`} by={5} />
				<Blur id={`${id}wide`} by={15} />
			</defs>
			<circle cx="236" cy="270" r="270" fill={url("halo")} />
			<ellipse cx="240" cy="62" rx="42" ry="40" fill={url("hair")} />
			<path
				d="M124 286C92 152 150 72 240 72s148 80 116 214c-3 10-6 14-12 18H136c-6-4-9-8-12-18Z"
				fill={url("hair")}
			/>
			<path d={BODY} fill={url("body")} />
			<g clipPath={url("torso")}>
				<path
					d="M168 400c26 50 106 78 154 10l14 78c-40 44-100 34-132-6-16-20-36-52-36-82Z"
					fill="#5d2742"
					opacity=".6"
					filter={url("wide")}
				/>
				<path
					d="M132 500c26 0 60 8 88 24M348 500c-26 0-60 8-88 24"
					fill="none"
					stroke="#fbd9c0"
					strokeWidth="5"
					strokeLinecap="round"
					opacity=".32"
					filter={url("fine")}
				/>
			</g>
			<path d="M131 244c-13-8-25 2-22 22 3 24 14 44 28 46Z" fill="#f0b494" />
			<path d="M349 244c13-8 25 2 22 22-3 24-14 44-28 46Z" fill="#652a45" />
			<g clipPath={url("face")}>
				<path d={FACE} fill={url("skin")} />
				<ellipse cx="176" cy="308" rx="36" ry="25" fill="#e8806f" opacity=".3" filter={url("wide")} />
				<ellipse cx="184" cy="176" rx="46" ry="30" fill="#fffaf2" opacity=".8" filter={url("wide")} />
				<path d={UPPER_LIP} fill="#b0525f" />
				<path d={LOWER_LIP} fill="#d27a78" />
				<path
					d="M218 388c7 4 14 5 20 5"
					fill="none"
					stroke="#fbd3bd"
					strokeWidth="4"
					strokeLinecap="round"
					opacity=".8"
					filter={url("fine")}
				/>
				<path d={SHADE} fill={url("shade")} filter={url("soft")} />
				<path d={`${UPPER_LIP}${LOWER_LIP}`} fill="#8d3f55" opacity=".38" />
				<ellipse
					cx="300"
					cy="306"
					rx="25"
					ry="19"
					transform="rotate(-28 300 306)"
					fill="#f4b08f"
					opacity=".5"
					filter={url("wide")}
				/>
				<path
					d="M236 236c-4 26-6 50-7 70"
					fill="none"
					stroke="#fff6ea"
					strokeWidth="9"
					strokeLinecap="round"
					opacity=".7"
					filter={url("soft")}
				/>
				<path
					d="M216 326c4 8 9 9 15 8 6 4 14 4 22 0"
					fill="none"
					stroke="#9a4a5c"
					strokeWidth="2.6"
					strokeLinecap="round"
					opacity=".75"
				/>
			</g>
			<path
				d="M123 284C100 156 150 76 240 76s140 80 117 208c-4-4-6-10-7-18-5-66-40-120-110-124-70 4-105 58-110 124-1 8-3 14-7 18Z"
				fill={url("hair")}
			/>
			<path
				d="M150 178c16-40 46-70 86-80"
				fill="none"
				stroke="#c98a8b"
				strokeWidth="7"
				strokeLinecap="round"
				opacity=".35"
				filter={url("fine")}
			/>
			<g fill="none" strokeLinecap="round" strokeWidth="3.4" stroke="#3d1526">
				<path d="M157 264c15 13 43 14 59 0" />
				<path d="M264 264c16 14 44 13 59 0" />
			</g>
			<path
				d="M152 232c17-17 44-21 68-9-23-5-46-4-68 9ZM328 232c-17-17-44-21-68-9 23-5 46-4 68 9Z"
				fill="#46182d"
			/>
		</svg>
	);
}

function Blur({ id, by }: { id: string; by: number }) {
	return (
		<filter id={id} x="-60%" y="-60%" width="220%" height="220%">
			<feGaussianBlur stdDeviation={by} />
		</filter>
	);
}
