/** A plus that loses its upright when the details around it open. */
export function OpenMark() {
	return (
		<span
			aria-hidden="true"
			className="relative size-4 shrink-0 before:absolute before:top-[7px] before:h-0.5 before:w-4 before:bg-current after:absolute after:left-[7px] after:h-4 after:w-0.5 after:bg-current after:transition-transform group-open:after:scale-y-0 print:hidden"
		/>
	);
}
