import type { ReactNode } from "react";
import { FaceLight } from "./face-light.tsx";

/** A form at the door: on wide screens the lit face keeps it company, on phones the form stands alone. */
export function FaceFrame({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto grid w-full max-w-page items-start gap-16 wide:px-8 desk:grid-cols-2 desk:py-12">
			<div className="mx-auto grid w-full max-w-form gap-8 px-5 pt-8 pb-20 wide:pt-14 desk:mx-0 desk:px-0 desk:py-10">
				{children}
			</div>
			<div className="sticky top-24 hidden h-[min(38rem,calc(100dvh-8rem))] items-end justify-center overflow-hidden rounded-xl bg-silk desk:flex">
				<FaceLight className="-mb-px w-full max-w-form" />
			</div>
		</div>
	);
}
