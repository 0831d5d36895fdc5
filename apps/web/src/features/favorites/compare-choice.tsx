import { chooseAd, useChosenAds } from '../../blocks/comparing/chosen-ads.ts'

/** Under a favorite, while one chooses: whether it will stand beside others. */
export function CompareChoice({ id, title }: { id: number; title: string }) {
  const isChosen = useChosenAds().includes(id)
  return (
    // Above the link of the card, which covers all of it.
    <label className="relative flex min-h-11 items-center gap-2 px-3 text-body font-semibold">
      <input
        type="checkbox"
        aria-label={`Comparar: ${title}`}
        checked={isChosen}
        className="size-5 flex-none accent-caribe"
        onChange={(event) => chooseAd(id, event.currentTarget.checked)}
      />
      Comparar
    </label>
  )
}
