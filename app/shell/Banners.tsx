import { LatePartsBanner } from './LatePartsBanner.tsx';
import { OutBanner } from './OutBanner.tsx';
import { StoreBanner } from './StoreBanner.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

/** What is said above every screen: that the data cannot be reached, that one is not of the company any more, that a part cannot be fetched, that a new version is there. */
export function Banners() {
  return (
    <>
      <StoreBanner />
      <OutBanner />
      <LatePartsBanner />
      <UpdateBanner />
    </>
  );
}
