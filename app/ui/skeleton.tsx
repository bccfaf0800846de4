/** The shape of what is still loading, so that nothing jumps when it arrives. Screen readers are told in words instead. */

/** Placeholder cards in the grid that the real ones will fill. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3 motion-safe:animate-pulse">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={at} className="card grid gap-3">
          <Bar className="h-6 w-3/5" />
          <Bar className="w-2/5" />
          <Bar className="mt-4" />
          <Bar />
          <Bar className="w-4/5" />
        </div>
      ))}
    </div>
  );
}

function Bar({ className = "" }: { className?: string }) {
  return <div className={`h-4 rounded bg-sunken ${className}`} />;
}
