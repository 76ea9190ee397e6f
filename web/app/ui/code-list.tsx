/** Short codes to write down: large, evenly spaced, easy to select. */
export function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
	return (
		<ol
			aria-label={label}
			className="grid gap-x-4 gap-y-1 rounded-md bg-silk px-4 py-4 font-mono text-small min-[350px]:grid-cols-2 wide:px-6 wide:text-body"
		>
			{codes.map((code) => (
				<li key={code} className="py-0.5">
					{code}
				</li>
			))}
		</ol>
	);
}
